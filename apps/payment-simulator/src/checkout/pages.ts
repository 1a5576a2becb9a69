import { html } from 'hono/html'
import { type TestCard, testCards } from '../order/cards.ts'
import type { PaymentOrder, Status } from '../order/payment-order.ts'
import { type Culture, type Texts, textsIn, writeAmount } from './texts.ts'

type Part = ReturnType<typeof html>
type Frame = { culture: Culture; title: string; isAlone: boolean }

/** In a frame the merchant's page has the one main part. */
function page({ culture, title, isAlone }: Frame, content: Part, attributes: Part, scripts: Part) {
  const { lang } = textsIn(culture)
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/checkout/files/style.css">
${scripts}
</head>
<body class="${isAlone ? 'alone' : 'framed'}" ${attributes}>
${isAlone ? html`<main>${content}</main>` : html`<div class="content">${content}</div>`}
</body>
</html>`
}

const nothing = html``

function field(name: 'number' | 'expiry' | 'cvc', texts: Texts): Part {
  return html`<div class="field">
<label for="${name}">${texts[name]}</label>
<input id="${name}" name="${name}" type="text" inputmode="${name === 'expiry' ? 'text' : 'numeric'}" autocomplete="off" aria-describedby="${name}-error" aria-invalid="false">
<p class="error" id="${name}-error" hidden>${texts[`${name}Error`]}</p>
</div>`
}

function testCardList(texts: Texts): Part {
  const line = ({ number, brand, security }: TestCard) =>
    html`<li>${brand} <code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code>: ${texts[security]}</li>`
  return html`<details><summary>${texts.testCards}</summary>
<p>${texts.anyExpiry}</p>
<ul>${testCards.map(line)}</ul></details>`
}

const closedStatuses = [
  'Paid',
  'Aborted',
  'Cancelled',
  'Reversed',
  'Failed',
] as const satisfies Status[]

/** The card form in the merchant's page. `host` is that page's origin. */
export function formPage(order: PaymentOrder, culture: Culture, host: string) {
  const texts = textsIn(culture)
  const amount = writeAmount(order.amount, order.currency, culture)
  const isOpen = order.status === 'Initialized'
  const { termsOfServiceUrl } = order.urls
  const content = html`<h1>${texts.title}</h1>
<p class="simulator">${texts.simulator}</p>
<p class="alert" id="alert" role="alert" data-unconfirmed="${texts.unconfirmed}" data-outdated="${texts.outdated}" data-broken="${texts.broken}" hidden></p>
${closedStatuses.map(
  (status) =>
    html`<p data-status="${status}" ${order.status === status ? '' : 'hidden'}>${texts[status]}</p>`,
)}
<form novalidate data-amount="${order.amount}" ${isOpen ? '' : 'hidden'}>
<p class="amount">${texts.amount}: <span id="amount">${amount}</span></p>
${field('number', texts)}
<div class="pair">${field('expiry', texts)}${field('cvc', texts)}</div>
<button id="pay" data-verb="${texts.pay}" data-idle="${texts.pay} ${amount}" data-busy="${texts.busy}">${texts.pay} ${amount}</button>
${termsOfServiceUrl ? html`<p><a id="terms" href="${termsOfServiceUrl}">${texts.terms}</a></p>` : nothing}
${testCardList(texts)}
</form>`
  return page(
    { culture, title: texts.title, isAlone: false },
    content,
    html`data-token="${order.token}" data-host="${host}" data-culture="${culture}"`,
    html`<script src="/checkout/files/card-form.js" defer></script>`,
  )
}

/** For orders that are paid by redirect: the simulator embeds its own form. */
export function ownPage(order: PaymentOrder, culture: Culture) {
  const texts = textsIn(culture)
  const isOpen = order.status === 'Initialized'
  return page(
    { culture, title: texts.title, isAlone: true },
    html`<div id="checkout" data-token="${order.token}" data-culture="${culture}"></div>
${isOpen ? html`<button type="button" class="second" id="cancel-payment">${texts.cancelPayment}</button>` : nothing}`,
    nothing,
    html`<script src="/checkout/client/${order.token}?culture=${culture}" defer></script>
<script src="/checkout/files/own-page.js" defer></script>`,
  )
}

/** Simulates the page of the payer's bank: 3-D Secure. */
export function bankPage(order: PaymentOrder, culture: Culture) {
  const texts = textsIn(culture)
  const amount = writeAmount(order.amount, order.currency, culture)
  return page(
    { culture, title: texts.bankTitle, isAlone: true },
    html`<h1>${texts.bankTitle}</h1>
<p class="simulator">${texts.simulator}</p>
<p>${texts.bankText}</p>
<p class="amount">${order.payeeInfo.payeeName ?? order.description}: ${amount}</p>
<form method="post">
<button name="choice" value="approve">${texts.approve}</button>
<button class="second" name="choice" value="decline">${texts.decline}</button>
<button class="second" name="choice" value="cancel">${texts.cancel}</button>
</form>`,
    nothing,
    nothing,
  )
}

/** A sentence, and where to go from there. */
export function notePage(
  culture: Culture,
  text: 'bankOver' | 'closed' | 'unknown' | 'wrongHost',
  back?: string,
) {
  const texts = textsIn(culture)
  return page(
    { culture, title: texts.title, isAlone: true },
    html`<h1>${texts.title}</h1>
<p>${texts[text]}</p>
${back ? html`<p><a href="${back}">${texts.back}</a></p>` : nothing}`,
    nothing,
    nothing,
  )
}
