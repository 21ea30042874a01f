import { Suspense, useState } from "react";
import { libraryName } from "../../layout/libraryName";
import { mapConfig } from "../../profiles/breakerProfile";
import { BREAKER_PROFILES, breakerProfile } from "../../profiles/breakerProfiles";
import { formsOf, type Likeness, likenessOf } from "../../profiles/likeness";
import { OWN_OPTIONS } from "../../profiles/ownOptions";
import { CompareLibraries } from "../compare/CompareLibraries";
import { SelectField } from "../controls/SelectField";
import { useEdit } from "../knobs/useEdit";
import { lazyPart } from "../lazyPart";
import { LibraryOptions } from "../library/LibraryOptions";
import { useSession } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { LibraryNotes } from "./LibraryNotes";
import { withRules } from "./likeEdit";
import { soundRules } from "./soundRules";
import "../library/Library.css";

const FidelityDialog = lazyPart(
  async () => (await import("../fidelity/FidelityDialog")).FidelityDialog,
);

/** Not an id of a library. */
const OWN = "-own";

/** Which library's breaker this is, that library's own options, and how well it is known. */
export function BehavesLike({ breaker }: { readonly breaker: string }) {
  const words = useAllTexts().libraries;
  const edit = useEdit();
  const rules = useSession((session) => session.scenario.breakers[breaker]);
  const [isOpen, setOpen] = useState(false);
  if (rules === undefined) return null;
  const likeness = likenessOf(rules);
  const take = (next: Likeness) => {
    const mapped = soundRules(next, rules);
    if (mapped !== null) edit((now) => withRules(now, breaker, mapped));
    return mapped !== null;
  };
  const libraries = BREAKER_PROFILES.map((profile) => ({
    value: profile.id,
    label: words.named(libraryName(profile, words), profile.version),
  }));
  const timeoutMs = likeness === null ? null : timeoutOf(likeness);
  return (
    <div className="hw-like">
      <SelectField
        label={words.label}
        value={likeness?.profile.id ?? OWN}
        options={likeness === null ? [{ value: OWN, label: words.own }, ...libraries] : libraries}
        onSelect={(id) => {
          const profile = breakerProfile(id);
          const [config] = profile === null ? [] : formsOf(profile);
          if (profile !== null && config !== undefined) take({ profile, config });
        }}
      />
      {likeness !== null && (
        <>
          <LibraryOptions
            key={likeness.profile.id}
            options={likeness.profile.options}
            forms={formsOf(likeness.profile)}
            turned={(OWN_OPTIONS[likeness.profile.id] ?? []).map(({ name }) => name)}
            config={likeness.config}
            onChange={(config) => take({ profile: likeness.profile, config })}
          />
          <LibraryNotes profile={likeness.profile} timeoutMs={timeoutMs} />
        </>
      )}
      <CompareLibraries breaker={breaker} />
      <button type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      {isOpen && (
        <Suspense>
          <FidelityDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function timeoutOf({ profile, config }: Likeness): number | null {
  const mapped = mapConfig(profile, config);
  return mapped.ok ? mapped.timeoutMs : null;
}
