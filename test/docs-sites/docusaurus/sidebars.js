export default { docs: ["timeouts", "breakers"] };
