import { m } from '#messages'
import type { StateStep } from './forms.ts'

type Texts = {
  /** On the button. */
  readonly name: () => string
  readonly heading: (inputs: { name: string }) => string
  /** What it means. */
  readonly text: () => string
}

export const stepTexts: Readonly<Record<StateStep, Texts>> = {
  deactivate: {
    name: m.associations_deactivate,
    heading: m.associations_deactivate_heading,
    text: m.associations_deactivate_text,
  },
  activate: {
    name: m.associations_activate,
    heading: m.associations_activate_heading,
    text: m.associations_activate_text,
  },
  close: {
    name: m.associations_close,
    heading: m.associations_close_question,
    text: m.associations_close_staff_text,
  },
  reopen: {
    name: m.associations_reopen,
    heading: m.associations_reopen_heading,
    text: m.associations_reopen_text,
  },
}
