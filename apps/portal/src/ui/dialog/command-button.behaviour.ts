import type { Behaviour } from '#platform/behaviours/behaviour.ts'

/** Opens and closes a dialog in browsers that do not do it by what the button says. */
export const attach: Behaviour = (button, signal) => {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  button.addEventListener(
    'click',
    () => {
      const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
      if (!(dialog instanceof HTMLDialogElement)) return
      if (button.getAttribute('command') === 'close') dialog.close()
      else dialog.showModal()
    },
    { signal },
  )
}
