import type { Behaviour } from '#platform/behaviours/behaviour.ts'

/** Opens the filters of a phone, and empties them. They are applied when their form is sent. */
export const attach: Behaviour = (sheet, signal) => {
  const dialog = sheet.querySelector('dialog')
  if (!dialog) return
  const press = (name: string, action: () => void) =>
    sheet.querySelector(`[data-sheet-${name}]`)?.addEventListener('click', action, { signal })
  // Other browsers do it by what the buttons say.
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    press('open', () => dialog.showModal())
    press('close', () => dialog.close())
  }
  press('clear', () => {
    for (const select of dialog.querySelectorAll('select')) select.value = ''
    for (const box of dialog.querySelectorAll<HTMLInputElement>(':checked')) box.checked = false
  })
}
