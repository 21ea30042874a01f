import { setHop } from "../../engine/edit";
import type { RetryPlan } from "../../engine/plan";
import { outside } from "../../profiles/breakerProfile";
import { type RetryLikeness, retryDefaults, retryLikenesses } from "../../profiles/retryLikeness";
import { type Retried, retryFrom } from "../../profiles/retryProfile";
import { RETRY_PROFILES } from "../../profiles/retryProfiles";
import { SelectField } from "../controls/SelectField";
import { LibraryOptions } from "../library/LibraryOptions";
import { NotModelledList } from "../library/NotModelledList";
import { useAllTexts } from "../useAllTexts";
import { useRetryLibrary } from "./RetryLibraryContext";
import { retryLikenessOf } from "./retryLikenessOf";
import { useEdit } from "./useEdit";
import { useRetry } from "./useRetry";
import "../library/Library.css";

/** Not an id of a library. */
const OWN = "-own";

/** Which library's retries these are, under that library's own options, and what of it is left out. */
export function RetryLike({ hopId }: { readonly hopId: string }) {
  const words = useAllTexts().libraries;
  const edit = useEdit();
  const [picked, pick] = useRetryLibrary();
  const now = useRetry(hopId);
  const likeness = retryLikenessOf(now, picked);
  const take = ({ profile, config }: RetryLikeness) => {
    const retry = retryFrom(profile, config);
    if (retry !== null) edit((scenario) => setHop(scenario, hopId, { retry }));
    return retry !== null;
  };
  const libraries = RETRY_PROFILES.map(({ id, name, version }) => ({
    value: id,
    label: words.named(name, version),
  }));
  return (
    <div className="hw-like">
      <SelectField
        label={words.label}
        value={likeness?.profile.id ?? OWN}
        options={
          likeness === null ? [{ value: OWN, label: words.ownSettings }, ...libraries] : libraries
        }
        onSelect={(id) => {
          const profile = RETRY_PROFILES.find((one) => one.id === id);
          if (profile === undefined) return;
          pick(id);
          take(retryDefaults(profile, now.maxAttempts));
        }}
      />
      {likeness !== null && (
        <>
          <Options key={likeness.profile.id} likeness={likeness} onTake={take} />
          <Notes retry={now} likeness={likeness} />
        </>
      )}
    </div>
  );
}

function Options({
  likeness: { profile, config },
  onTake,
}: {
  readonly likeness: RetryLikeness;
  readonly onTake: (next: RetryLikeness) => boolean;
}) {
  const { libraries: words, status } = useAllTexts();
  const { attempts, handles, options, forms } = profile;
  const handled: unknown = config[handles.option];
  // How often and after what stay as they are when another kind of pause is chosen.
  const kept = {
    [attempts.option]: config[attempts.option],
    ...(handled !== undefined && { [handles.option]: handled }),
  };
  const retried = Array.isArray(handled) ? handled : [];
  return (
    <LibraryOptions
      options={options}
      forms={forms.map((form) => ({ ...kept, ...form }))}
      turned={options.map(({ name }) => name)}
      config={config}
      told={{
        ...config,
        [handles.option]:
          retried.map((one: Retried) => status.attempt[one]).join(", ") || words.nothing,
      }}
      onChange={(next) => onTake({ profile, config: next })}
    />
  );
}

function Notes({
  retry,
  likeness: { profile, config },
}: {
  readonly retry: RetryPlan;
  readonly likeness: RetryLikeness;
}) {
  const { libraries: words, unmodelled } = useAllTexts();
  const { attempts } = profile;
  const near = outside(profile, config);
  const cap = profile.capOf(config);
  const others = retryLikenesses(retry).filter((one) => one.profile !== profile);
  return (
    <div className="hw-like-notes">
      <p>{words.counts[attempts.counts](attempts.option)}</p>
      {others.length > 0 && (
        <p>
          {words.sameIn(
            others.map((one) => {
              const { option } = one.profile.attempts;
              return `${one.profile.name} ${option}\u00a0${one.config[option]}`;
            }),
          )}
        </p>
      )}
      {cap !== null && <p>{words.caps[cap]}</p>}
      {near !== null && (
        <p>{words.nearly(unmodelled[near.what] ?? near.what, unmodelled[near.why] ?? near.why)}</p>
      )}
      <p>{words.source}</p>
      <NotModelledList items={profile.notModelled.filter((item) => item !== near)} />
    </div>
  );
}
