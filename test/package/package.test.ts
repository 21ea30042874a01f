import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const TSC = join(ROOT, "node_modules/typescript/bin/tsc");

/** The second worked example of the model: three calls of 70 share a deadline of 160. */
const CONSUMER = `
import { simulate as fromRoot } from "hopwatch";
import { simulate, type Scenario } from "hopwatch/engine";
import { parseScenario, parseScenarioText } from "hopwatch/codec";

const call = (id: string) =>
  ({ id, kind: "call", name: id, timeoutMs: 100, responses: [{ durationMs: 70 }] }) as const;
const scenario: Scenario = {
  version: 1,
  title: "Three calls",
  deadlineMs: 160,
  seed: 1,
  hops: [call("one"), call("two"), call("three")],
  breakers: {},
  arrivals: [0],
};

const parsed = parseScenarioText(JSON.stringify(scenario));
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
const run = simulate(parsed.scenario);
console.log(
  JSON.stringify({
    spent: run.operations[0]?.attempts.map((attempt) => attempt.spentMs),
    endMs: run.operations[0]?.endMs,
    sameEngine: fromRoot === simulate,
    refused: parseScenario({ ...scenario, hops: 3 }).ok === false,
  }),
);
`;

const CONSUMER_CONFIG = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2023", "DOM"],
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    types: [],
  },
  files: ["consumer.mts", "embedder.mts"],
};

/** Imported for what it does; on a server, as here, that is nothing. */
const EMBEDDER = `
import "hopwatch/embed";
import type { StepDetail } from "hopwatch/embed";

export function follow(page: Document, onStep: (detail: StepDetail) => void): void {
  const element = page.createElement("hopwatch-embed");
  element.scenario = "order-800";
  element.addEventListener("hopwatch-step", ({ detail }) => onStep(detail));
  // @ts-expect-error: there is no such control
  element.controls = "some";
}
console.log(typeof follow);
`;

const REACT_EMBEDDER = `
import "hopwatch/embed";
import type {} from "hopwatch/embed/react";

export const good = <hopwatch-embed scenario="order-800" controls="all" className="wide" />;
// @ts-expect-error: there is no such theme
export const bad = <hopwatch-embed theme="pink" />;
`;

const REACT_TYPES = join(ROOT, "node_modules/@types/react");
const REACT_CONFIG = {
  extends: "./tsconfig.json",
  compilerOptions: {
    jsx: "react-jsx",
    noEmit: true,
    // Of React itself's declarations, nothing is asked.
    skipLibCheck: true,
    paths: {
      react: [join(REACT_TYPES, "index.d.ts")],
      "react/jsx-runtime": [join(REACT_TYPES, "jsx-runtime.d.ts")],
    },
  },
  files: ["embedder.tsx"],
};

describe("the package, packed and installed by somebody", () => {
  let folder: string;
  let files: readonly string[];
  const run = (command: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
    return stdout;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "hopwatch-"));
    const [packed] = JSON.parse(
      execFileSync("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", folder], {
        cwd: ROOT,
        encoding: "utf8",
      }),
    );
    files = packed.files.map((file: { path: string }) => file.path);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
    writeFileSync(join(folder, "consumer.mts"), CONSUMER);
    writeFileSync(join(folder, "embedder.mts"), EMBEDDER);
    writeFileSync(join(folder, "embedder.tsx"), REACT_EMBEDDER);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(CONSUMER_CONFIG));
    writeFileSync(join(folder, "react.json"), JSON.stringify(REACT_CONFIG));
    run("npm", "install", "--offline", "--no-audit", "--no-fund", `./${packed.filename}`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("holds what is published and nothing else", () => {
    expect(files).toEqual(
      expect.arrayContaining([
        "LICENSE",
        "README.md",
        "CHANGELOG.md",
        "package.json",
        "dist/engine/index.js",
        "dist/engine/codec.js",
        "dist/cli/hopwatch.js",
        "dist/embed/hopwatch-embed.js",
        "dist/embed/hopwatch-frame.js",
        "dist/embed/embed.html",
        "dist/embed/embed.js",
        "public/schema/scenario-v1.json",
        "public/schema/lesson-v1.json",
      ]),
    );
    const published =
      /^(dist\/(engine|cli|embed)\/|public\/schema\/|[A-Z]+(\.md)?$|package\.json$)/;
    expect(files.filter((file) => !published.test(file))).toEqual([]);
  });

  it("brings nothing else along", () => {
    const { dependencies } = JSON.parse(run("npm", "ls", "--all", "--json"));
    expect(Object.keys(dependencies)).toEqual(["hopwatch"]);
    expect(dependencies.hopwatch.dependencies).toBeUndefined();
  });

  it("typechecks against its declarations and runs as an ES module", () => {
    run(process.execPath, TSC, "-p", ".");
    expect(JSON.parse(run(process.execPath, "consumer.mjs"))).toEqual({
      spent: [70, 70, 20],
      endMs: 160,
      sameEngine: true,
      refused: true,
    });
  });

  it("has the embed for a page and for React, which is nothing at all on a server", () => {
    run(process.execPath, TSC, "-p", "react.json");
    expect(run(process.execPath, "embedder.mjs")).toBe("function\n");
  });

  it.each([
    ["scenario-v1.json", "hops"],
    ["lesson-v1.json", "steps"],
  ])("gives away its schema %s", (file, key) => {
    const script = `import schema from "hopwatch/schema/${file}" with { type: "json" };
      console.log(schema.required.join());`;
    expect(run(process.execPath, "--input-type=module", "-e", script)).toContain(key);
  });

  it("puts its command where npm finds it", () => {
    expect(run("npx", "--offline", "hopwatch", "list")).toContain("budget-meets-breaker");
  });
});
