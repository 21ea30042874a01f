import { createRoot } from "react-dom/client";
import { speakingSite } from "./speakingSite";
import "../ui/theme.css";
import "../ui/base.css";
import "../ui/print.css";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element with the id root.");
speakingSite().then((site) => createRoot(root).render(site));
