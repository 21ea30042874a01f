/** Periods in which a dependency answers otherwise than its list says. */
export const outages = {
  title: "Outages",
  none: "It answers as listed all the time.",
  explained: "A request that reaches it from the first moment to before the second is answered so.",
  outage: (number: number) => `Outage ${number}`,
  from: (number: number) => `Outage ${number}: from`,
  to: (number: number) => `Outage ${number}: to`,
  result: (number: number) => `Outage ${number}: result`,
  duration: (number: number) => `Outage ${number}: takes`,
  remove: (number: number) => `Remove outage ${number}`,
  add: "Add an outage",
  backwards: "An outage ends after it begins. It was left as it was.",
  summary: (count: number) => (count === 1 ? "1 outage" : `${count} outages`),
};
