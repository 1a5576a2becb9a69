import type { EventDetails, EventName, FromForm, HostedConfig, ToForm } from './messages.ts'

/*
 * What a merchant's page loads: `payex.hostedView.checkout({ … }).open()`. Served inside a function
 * that is called with what belongs to the order, so that nothing but `payex` becomes global.
 */
declare const config: HostedConfig

type Raised = EventDetails & { event: EventName; paymentOrder: { id: string } }
type Handler = (raised: Raised) => void
type Checkout = {
  container?: { checkout?: string }
  culture?: string
} & Partial<Record<`on${string}`, Handler>>
type Resume = { paymentOrderId?: string; confirmation?: boolean }

const supported = ['nb-NO', 'en-US']
const origin = new URL(config.base).origin

/** What happens unless the page has a handler of its own. */
const defaults: Partial<Record<EventName, (details: EventDetails) => void>> = {
  OnPaid: ({ redirectUrl }) => goTo(redirectUrl),
  OnAborted: ({ redirectUrl }) => goTo(redirectUrl),
  OnOutOfViewRedirect: ({ redirectUrl }) => goTo(redirectUrl),
  OnOutOfViewOpen: ({ openUrl }) => openTab(openUrl),
  OnTermsOfServiceRequested: ({ termsOfServiceUrl }) => openTab(termsOfServiceUrl),
}

function goTo(address: string | undefined): void {
  if (address) window.location.assign(address)
}

function openTab(address: string | undefined): void {
  if (address) window.open(address, '_blank', 'noopener')
}

function checkout(given: Checkout) {
  const frames = new Set<HTMLIFrameElement>()
  let culture = given.culture ?? config.culture
  let waiting: { frame: HTMLIFrameElement; timer: number } | null = null

  function raise(event: EventName, details: EventDetails = {}): void {
    const paymentOrder = { id: config.paymentOrderId }
    const handler = given[`on${event.slice(2)}`]
    if (typeof handler === 'function') handler({ event, paymentOrder, ...details })
    else defaults[event]?.(details)
    given.onEventNotification?.({
      event: 'OnEventNotification',
      paymentOrder,
      sourceEvent: event,
    })
  }

  function tell(frame: HTMLIFrameElement, message: ToForm): void {
    frame.contentWindow?.postMessage(message, origin)
  }

  function addressOfForm(): string {
    const address = new URL(`/checkout/form/${config.token}`, config.base)
    address.searchParams.set('culture', supported.includes(culture) ? culture : 'en-US')
    address.searchParams.set('host', window.location.origin)
    return address.href
  }

  function answerButton(confirmation: boolean): void {
    if (!waiting) return
    window.clearTimeout(waiting.timer)
    tell(waiting.frame, { kind: 'resume', confirmation })
    waiting = null
  }

  function hear(message: MessageEvent<FromForm>): void {
    const frame = [...frames].find(({ contentWindow }) => contentWindow === message.source)
    if (!frame || message.origin !== origin) return
    if (message.data.kind === 'button-pressed') {
      answerButton(false)
      const timer = window.setTimeout(() => answerButton(false), config.resumeMilliseconds)
      waiting = { frame, timer }
      const isAsked = typeof given.onPaymentButtonPressed === 'function'
      raise('OnPaymentButtonPressed')
      if (!isAsked) answerButton(true)
      return
    }
    const { event, details } = message.data
    if (details.bodyHeight) frame.style.height = `${details.bodyHeight}px`
    raise(event, details)
  }

  return {
    open() {
      const container = document.getElementById(given.container?.checkout ?? '')
      if (!container) return raise('OnError', { details: 'The container was not found.' })
      const hosts = [...config.hostUrls.map((url) => new URL(url).origin), origin]
      if (!hosts.includes(window.location.origin))
        return raise('OnError', { details: 'This page is not among the hostUrls of the order.' })
      const frame = document.createElement('iframe')
      frame.title = culture === 'nb-NO' ? 'Betal med kort' : 'Pay by card'
      frame.style.width = '100%'
      frame.style.height = '40rem'
      frame.style.border = '0'
      frame.src = addressOfForm()
      if (frames.size === 0) window.addEventListener('message', hear)
      frames.add(frame)
      container.append(frame)
    },
    close() {
      window.removeEventListener('message', hear)
      for (const frame of frames) frame.remove()
      frames.clear()
    },
    refresh() {
      for (const frame of frames) tell(frame, { kind: 'refresh' })
    },
    update(changed: { culture?: string }) {
      culture = changed.culture ?? culture
      for (const frame of frames) frame.src = addressOfForm()
    },
    cancel() {
      for (const frame of frames) tell(frame, { kind: 'cancel' })
    },
    resume({ paymentOrderId, confirmation }: Resume) {
      if (paymentOrderId === config.paymentOrderId) answerButton(confirmation === true)
    },
  }
}

Object.assign(window, { payex: { hostedView: { checkout } } })
