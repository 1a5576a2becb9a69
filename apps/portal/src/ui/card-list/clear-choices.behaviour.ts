import type { Behaviour } from '#platform/behaviours/behaviour.ts'

/** Empties the filters of the button's form. They are applied when the form is sent. */
export const attach: Behaviour = (button, signal) =>
  button.addEventListener(
    'click',
    () => {
      const { form } = button as HTMLButtonElement
      for (const field of form?.elements ?? []) {
        if (field instanceof HTMLSelectElement) field.value = ''
        if (field instanceof HTMLInputElement) field.checked = false
      }
    },
    { signal },
  )
