import { type Behaviour, visitedEvent } from '#platform/behaviours/behaviour.ts'
import { visit } from '#platform/behaviours/visit.ts'
import { formAddress } from './form-address.ts'

/**
 * A form whose fields are the query of the page: its answer is shown without loading the page. With
 * `data-at-once` every choice is applied as it is made.
 */
export const attach: Behaviour = (element, signal) => {
  if (!(element instanceof HTMLFormElement)) return
  const form = element
  const choices = () => [...form.elements].filter(isChoice)
  const apply = () => {
    form.closest('dialog')?.close()
    visit(formAddress(new FormData(form), new URL(form.action, location.href)))
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      apply()
    },
    { signal },
  )
  // What the address says may be another choice than the one that is seen, as after going back.
  const words = form.querySelector<HTMLInputElement>('input[type=search]')
  let shownWords = words?.dataset.applied
  document.addEventListener(
    visitedEvent,
    () => {
      // In an open dialog somebody is choosing.
      if (form.closest('dialog[open]')) return
      for (const choice of choices()) showApplied(choice)
      if (!words || words.dataset.applied === shownWords) return
      shownWords = words.dataset.applied
      words.value = shownWords ?? ''
    },
    { signal },
  )
  if (form.dataset.atOnce === undefined) return
  form.addEventListener('change', apply, { signal })
  // What was chosen before the script came.
  if (choices().some((choice) => !isApplied(choice))) apply()
}

type Choice = HTMLSelectElement | HTMLInputElement

function isChoice(field: Element): field is Choice {
  return field instanceof HTMLSelectElement || field.matches('input[type=checkbox]')
}

const isApplied = (choice: Choice) =>
  choice instanceof HTMLSelectElement
    ? choice.value === choice.dataset.applied
    : choice.checked === (choice.dataset.applied !== undefined)

function showApplied(choice: Choice): void {
  if (choice instanceof HTMLSelectElement) choice.value = choice.dataset.applied ?? ''
  else choice.checked = choice.dataset.applied !== undefined
}
