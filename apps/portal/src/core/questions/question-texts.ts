import { m } from '#messages'
import { longest } from './limits.ts'
import type { QuestionKind } from './states.ts'

export const questionKindNames: Readonly<Record<QuestionKind, () => string>> = {
  text: m.question_text_kind,
  choice: m.question_choice_kind,
  'yes-no': m.question_yes_no_kind,
}

/** Beside a field of `QuestionFields`, by the codes of `QuestionForm` that are its own. */
export const questionFieldTexts: Readonly<Record<string, () => string>> = {
  QUESTION_REQUIRED: m.question_required,
  OPTIONS_REQUIRED: m.question_options_required,
  OPTIONS_TOO_MANY: () => m.question_options_too_many({ count: longest.options }),
}
