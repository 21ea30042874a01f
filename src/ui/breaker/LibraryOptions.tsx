import { useState } from "react";
import { LIMITS } from "../../engine/limits";
import { isKind, kindOf, optionsOf, type ProfileOption } from "../../profiles/breakerProfile";
import { formsOf, type Likeness } from "../../profiles/likeness";
import { OWN_OPTIONS } from "../../profiles/ownOptions";
import type { ProfileConfig } from "../../profiles/profileConfig";
import { NumberField } from "../controls/NumberField";
import { SelectField } from "../controls/SelectField";
import { useAllTexts } from "../useAllTexts";

/** A library's own options: numbers to turn, in its own names and units, and the rest as it has them. */
export function LibraryOptions({
  likeness,
  onChange,
}: {
  readonly likeness: Likeness;
  /** false: not taken. */
  readonly onChange: (next: Likeness) => boolean;
}) {
  const words = useAllTexts().libraries;
  const [isRefused, setRefused] = useState(false);
  const { profile, config } = likeness;
  const forms = formsOf(profile);
  const options = optionsOf(profile, config);
  const own = (OWN_OPTIONS[profile.id] ?? []).flatMap(({ name }) => {
    const value = config[name];
    const option = options.find((one) => one.name === name);
    return typeof value === "number" && option !== undefined ? [{ option, value }] : [];
  });
  const turned = new Set(own.map(({ option }) => option.name));
  const others = options.filter((option) => !turned.has(option.name) && !isKind(option));
  const rest = others.filter(({ name }) => !(name in config));
  const set = others.filter(({ name }) => name in config);
  const take = (next: ProfileConfig) => setRefused(!onChange({ profile, config: next }));
  return (
    <>
      {forms.length > 1 && (
        <SelectField
          label={words.form}
          value={kindOf(config, profile.options)}
          options={forms.map((form) => {
            const kind = kindOf(form, profile.options);
            return { value: kind, label: kind };
          })}
          onSelect={(kind) => {
            const form = forms.find((one) => kindOf(one, profile.options) === kind);
            if (form !== undefined) take(form);
          }}
        />
      )}
      <div className="hw-like-options">
        {own.map(({ option: { name, unit, least }, value }) => (
          <div key={name} className="hw-like-option">
            <code>{name}</code>
            <NumberField
              label={name}
              value={value}
              unit={words.units[unit] ?? ""}
              {...rangeOf(unit)}
              {...(least !== undefined && { from: least })}
              onCommit={(next) => take({ ...config, [name]: next })}
            />
          </div>
        ))}
      </div>
      {isRefused && <p role="alert">{words.refused}</p>}
      {set.length > 0 && (
        <p className="hw-like-rest">
          {set
            .map((option) => words.optionSet(option.name, config[option.name], option.unit))
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

function rangeOf(unit: ProfileOption["unit"]) {
  switch (unit) {
    case "%":
      return { from: 0, to: 100, fractional: true };
    case "share":
      return { from: 0, to: 1, fractional: true };
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
