import type {
  CheckResult,
  EventDetails,
  EventName,
  FromForm,
  PayerState,
  PayResult,
  ToForm,
} from './messages.ts'

/* The card form: in a frame on the merchant's page, or on the simulator's own page. */

const { token = '', host = '', culture = '' } = document.body.dataset
const form = find('form', HTMLFormElement)
const alertBox = find('#alert', HTMLElement)
const button = find('#pay', HTMLButtonElement)
const fields = ['number', 'expiry', 'cvc'] as const
let amountShown = Number(form.dataset.amount)

function find<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`${selector} is missing`)
}

function say(message: FromForm): void {
  window.parent.postMessage(message, host)
}

function raise(event: EventName, details: EventDetails = {}): void {
  say({ kind: 'raised', event, details })
}

async function ask<Answer>(action: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`/checkout/payer/${token}${action}?culture=${culture}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw new Error(`The simulator answered ${answer.status}.`)
  return answer.json()
}

function showAlert(message: string): void {
  alertBox.textContent = message
  alertBox.hidden = message === ''
}

function showBusy(isBusy: boolean): void {
  button.disabled = isBusy
  button.textContent = (isBusy ? button.dataset.busy : button.dataset.idle) ?? ''
}

function showMistyped(mistyped: readonly string[]): void {
  for (const name of fields) {
    const isWrong = mistyped.includes(name)
    const input = find(`#${name}`, HTMLInputElement)
    input.setAttribute('aria-invalid', String(isWrong))
    find(`#${name}-error`, HTMLElement).hidden = !isWrong
  }
  const [first] = mistyped
  if (first) find(`#${first}`, HTMLInputElement).focus()
}

/** What the order has come to since the form was written. */
async function showState(): Promise<void> {
  const state = await ask<PayerState>('')
  amountShown = state.amount
  find('#amount', HTMLElement).textContent = state.amountText
  button.dataset.idle = `${button.dataset.verb} ${state.amountText}`
  showBusy(false)
  const isOpen = state.status === 'Initialized'
  form.hidden = !isOpen
  for (const part of document.querySelectorAll<HTMLElement>('[data-status]'))
    part.hidden = part.dataset.status !== (isOpen ? 'Initialized' : state.status)
  if (state.refused) {
    showAlert(state.refused.message)
    raise('OnPaymentAttemptFailed', { details: state.refused.details })
  }
  if (state.status === 'Paid') await leave('OnPaid', state.redirectUrl)
  if (state.status === 'Aborted') raise('OnAborted', { redirectUrl: state.redirectUrl })
}

async function leave(event: 'OnPaid', redirectUrl: string): Promise<void> {
  await ask('/told', {})
  raise(event, { redirectUrl })
}

let resume: ((confirmation: boolean) => void) | null = null

/** The merchant's page checks whether the item is still available. */
function askMerchant(): Promise<boolean> {
  return new Promise((resolve) => {
    resume = resolve
    say({ kind: 'button-pressed' })
  })
}

async function pay(): Promise<void> {
  showAlert('')
  showMistyped([])
  showBusy(true)
  const entry = Object.fromEntries(
    fields.map((name) => [name, find(`#${name}`, HTMLInputElement).value.trim()]),
  )
  const { fields: mistyped } = await ask<CheckResult>('/check', entry)
  if (mistyped.length > 0) {
    showBusy(false)
    return showMistyped(mistyped)
  }
  const isConfirmed = await askMerchant()
  if (!isConfirmed) {
    showBusy(false)
    return showAlert(alertBox.dataset.unconfirmed ?? '')
  }
  raise('OnPaymentAttemptStarted', { instrument: 'CreditCard' })
  const result = await ask<PayResult>('/pay', { ...entry, amount: amountShown, host })
  switch (result.kind) {
    case 'paid':
      return leave('OnPaid', result.redirectUrl)
    case 'challenge':
      return raise('OnOutOfViewRedirect', { redirectUrl: result.redirectUrl })
    case 'declined':
      showBusy(false)
      showAlert(result.message)
      return raise('OnPaymentAttemptFailed', { details: result.details })
    case 'outdated':
      await showState()
      return showAlert(alertBox.dataset.outdated ?? '')
    case 'closed':
  }
}

async function cancelAttempt(): Promise<void> {
  const { redirectUrl } = await ask<{ redirectUrl: string }>('/abort-attempt', {})
  raise('OnPaymentAttemptAborted', { redirectUrl })
  await showState()
}

/** Shows the reason of a failure in the form, and notifies the merchant's page. */
function guarded(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    showBusy(false)
    showAlert(alertBox.dataset.broken ?? '')
    raise('OnError', { details: error instanceof Error ? error.message : String(error) })
  })
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToForm>) => {
  if (source !== window.parent || origin !== host) return
  if (data.kind === 'resume') {
    resume?.(data.confirmation)
    resume = null
  }
  if (data.kind === 'refresh') guarded(showState)
  if (data.kind === 'cancel') guarded(cancelAttempt)
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (!button.disabled) guarded(pay)
})
find('#number', HTMLInputElement).addEventListener('change', () =>
  raise('OnInstrumentSelected', { instrument: 'CreditCard' }),
)
document.querySelector('#terms')?.addEventListener('click', (event) => {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLAnchorElement)
    raise('OnTermsOfServiceRequested', { termsOfServiceUrl: event.currentTarget.href })
})

raise('OnCheckoutLoaded', { bodyHeight: document.documentElement.offsetHeight })
new ResizeObserver(() =>
  raise('OnCheckoutResized', { bodyHeight: document.documentElement.offsetHeight }),
).observe(document.documentElement)
guarded(showState)
