/** Two lines to write on by hand. */
export function WritingLines({ label }: { readonly label: string }) {
  return (
    <div className="hw-handout-lines">
      <p>{label}</p>
      <span />
      <span />
    </div>
  );
}
