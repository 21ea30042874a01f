/** The texts of one lesson of the course, beside its data; the steps by their ids. */
export interface LessonTexts {
  readonly title: string;
  readonly outcomes: readonly string[];
  readonly glossary: readonly { readonly term: string; readonly meaning: string }[];
  readonly checklist?: readonly ChecklistTexts[];
  readonly steps: { readonly [id: string]: StepTexts };
}

export interface ChecklistTexts {
  readonly title: string;
  readonly items: readonly string[];
}

/** `{name}` stands for the step's figure of that name. */
export interface StepTexts {
  readonly title: string;
  readonly says: string;
  readonly after?: string;
  readonly asks?: string;
  readonly hint?: string;
  readonly tries?: readonly string[];
  /** By the check's id. */
  readonly goal?: { readonly [id: string]: string };
  /** By the value that the option stands for. */
  readonly options?: { readonly [is: string]: OptionTexts };
  readonly suspects?: { readonly [id: string]: OptionTexts };
  /** By the id of the wrong guess. */
  readonly wrong?: { readonly [id: string]: string };
}

export interface OptionTexts {
  readonly text: string;
  readonly says?: string;
}
