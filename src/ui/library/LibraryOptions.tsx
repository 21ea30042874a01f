import { useState } from "react";
import { LIMITS } from "../../engine/limits";
import { isKind, kindOf, optionsOf, type ProfileOption } from "../../profiles/breakerProfile";
import type { ProfileConfig } from "../../profiles/profileConfig";
import { NumberField } from "../controls/NumberField";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { useAllTexts } from "../useAllTexts";

/** A library's own options: those that can be turned, in its own names and units, and the rest as it has them. */
export function LibraryOptions({
  options: all,
  forms,
  turned: names,
  config,
  told = config,
  onChange,
}: {
  readonly options: readonly ProfileOption[];
  /** Its kinds, as a configuration each. */
  readonly forms: readonly ProfileConfig[];
  readonly turned: readonly string[];
  readonly config: ProfileConfig;
  /** The configuration as it is told, where words say it better than its values. */
  readonly told?: ProfileConfig;
  /** false: not taken. */
  readonly onChange: (next: ProfileConfig) => boolean;
}) {
  const words = useAllTexts().libraries;
  const [isRefused, setRefused] = useState(false);
  const options = optionsOf({ options: all }, config);
  const own = names.flatMap((name) => options.find((option) => option.name === name) ?? []);
  const turned = new Set(
    own.filter((option) => isTurned(option, config[option.name])).map(({ name }) => name),
  );
  const others = options.filter((option) => !turned.has(option.name) && !isKind(option));
  const rest = others.filter(({ name }) => !(name in config));
  const set = others.filter(({ name }) => name in config);
  const take = (next: ProfileConfig) => setRefused(!onChange(next));
  return (
    <>
      {forms.length > 1 && (
        <SelectField
          label={words.form}
          value={kindOf(config, all)}
          options={forms.map((form) => {
            const kind = kindOf(form, all);
            return { value: kind, label: kind };
          })}
          onSelect={(kind) => {
            const form = forms.find((one) => kindOf(one, all) === kind);
            if (form !== undefined) take(form);
          }}
        />
      )}
      <div className="hw-like-options">
        {own.map((option) => (
          <LibraryOption
            key={option.name}
            option={option}
            value={config[option.name]}
            onChange={(next) => take({ ...config, [option.name]: next })}
          />
        ))}
      </div>
      {isRefused && <p role="alert">{words.refused}</p>}
      {set.length > 0 && (
        <p className="hw-like-rest">
          {set
            .map((option) => words.optionSet(option.name, told[option.name], option.unit))
            .join(" · ")}
        </p>
      )}
      {rest.length > 0 && (
        <p className="hw-like-rest">
          {words.others}{" "}
          {rest
            .map((option) => words.optionValue(option.name, option.fallback, option.unit))
            .join(" · ")}
        </p>
      )}
    </>
  );
}

/** A number, a switch, or one of the choices that are named; what else is set is told. */
function isTurned({ choices }: ProfileOption, value: unknown): boolean {
  return typeof value === "string"
    ? choices !== undefined
    : typeof value === "number" || typeof value === "boolean";
}

/** One that a configuration sets; what is left to the library stands among the rest. */
function LibraryOption({
  option: { name, unit, least, choices },
  value,
  onChange,
}: {
  readonly option: ProfileOption;
  readonly value: unknown;
  readonly onChange: (next: number | string | boolean) => void;
}) {
  const words = useAllTexts().libraries;
  if (choices !== undefined && typeof value === "string") {
    const offered = choices.map((choice) => ({ value: choice, label: choice }));
    return <SelectField label={name} value={value} options={offered} onSelect={onChange} />;
  }
  if (typeof value === "boolean") {
    return <Toggle label={name} checked={value} onChange={onChange} />;
  }
  if (typeof value !== "number") return null;
  return (
    <div className="hw-like-option">
      <code>{name}</code>
      <NumberField
        label={name}
        value={value}
        unit={words.units[unit] ?? ""}
        {...rangeOf(unit)}
        {...(least !== undefined && { from: least })}
        onCommit={onChange}
      />
    </div>
  );
}

function rangeOf(unit: ProfileOption["unit"]) {
  switch (unit) {
    case "%":
      return { from: 0, to: 100, fractional: true };
    case "share":
      return { from: 0, to: 1, fractional: true };
    case "times":
      return { from: 1, to: LIMITS.factor, fractional: true };
    case "attempts":
      return { from: 1, to: LIMITS.maxAttempts };
    case "retries":
      return { from: 0, to: LIMITS.maxAttempts - 1 };
    case "buckets":
      return { from: 1, to: LIMITS.buckets };
    case "ms":
      return { from: 1, to: LIMITS.spanMs };
    case "s":
      return { from: 1, to: LIMITS.spanMs / 1000 };
    default:
      return { from: 0, to: LIMITS.arrivals };
  }
}
