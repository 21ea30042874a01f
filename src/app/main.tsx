import { createRoot } from "react-dom/client";
import { App } from "./App";
import "../ui/theme.css";
import "../ui/base.css";
import "../ui/print.css";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element with the id root.");
createRoot(root).render(<App />);
