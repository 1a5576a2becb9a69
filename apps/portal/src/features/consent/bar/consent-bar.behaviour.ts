import type { Behaviour } from '#platform/behaviours/behaviour.ts'
import { purposes } from '#platform/consent/consent-cookie.ts'
import {
  currentConsent,
  followConsent,
  isConsentOpen,
  saveConsent,
} from '#platform/consent/consent-store.ts'
import { coverFoot } from './cover-foot.ts'
import { rememberFocus } from './return-focus.ts'

/**
 * Asks those who have not answered, once their page has loaded. The bar is on every page, hidden, and
 * comes to lie over it, so that nothing moves.
 */
export const attach: Behaviour = (bar, signal) => {
  const form = bar.querySelector('form')
  const choose = bar.querySelector('[data-consent-choose]')
  let shown: { controller: AbortController; returnFocus: () => void } | null = null

  function unfold(isChoosing: boolean): void {
    choose?.setAttribute('aria-expanded', String(isChoosing))
    if (form) form.hidden = !isChoosing
  }

  function show(): void {
    const answer = currentConsent()
    for (const purpose of purposes) {
      const box = form?.querySelector<HTMLInputElement>(`[name=${purpose}]`)
      if (box) box.checked = answer?.has(purpose) ?? false
    }
    unfold(answer !== null)
    bar.hidden = false
    const controller = new AbortController()
    coverFoot(bar, controller.signal)
    shown = { controller, returnFocus: rememberFocus(bar, controller.signal) }
  }

  function hide(): void {
    shown?.returnFocus()
    shown?.controller.abort()
    shown = null
    bar.hidden = true
  }

  function update(): void {
    if (isConsentOpen() === (shown !== null)) return
    if (shown) hide()
    else show()
  }

  const save = (chosen: readonly string[]) =>
    saveConsent(new Set(purposes.filter((purpose) => chosen.includes(purpose))))
  const press = (name: string, action: () => void) =>
    bar
      .querySelector(`[data-consent-${name}]`)
      ?.addEventListener('click', () => action(), { signal })
  press('refuse', () => save([]))
  press('accept', () => save(purposes))
  press('choose', () => unfold(form?.hidden === true))
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      save([...new FormData(form).keys()])
    },
    { signal },
  )

  followConsent(update, signal)
  if (document.readyState === 'complete') update()
  else window.addEventListener('load', update, { once: true, signal })
  signal.addEventListener('abort', hide)
}
