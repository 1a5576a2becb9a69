import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentSimulator } from './payment-simulator.ts'

export type Shop = {
  origin: string
  /** Makes an order; its page is at `/pay/<name>`. */
  order(options?: { amount?: number; asksFirst?: boolean }): Promise<{ name: string; id: string }>
  stop(): Promise<void>
}

/**
 * The smallest merchant: a page that embeds the payment of an order under a strict policy, and says
 * which events it has received. `asksFirst`: it has a handler for the pay button, with two buttons
 * of its own.
 */
export async function openShop(simulator: PaymentSimulator): Promise<Shop> {
  const orders = new Map<string, { id: string; asksFirst: boolean }>()
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://shop')
    const [, kind = '', name = ''] = pathname.split('/')
    const order = orders.get(name)
    if (pathname === '/shop.js')
      return answer.setHeader('content-type', 'application/javascript').end(script)
    if (kind !== 'pay' || !order)
      return answer.setHeader('content-type', 'text/html').end(page(`<h1>${kind}</h1>`))
    const href = await scriptOf(simulator, order.id)
    answer.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self' ${simulator.base}; frame-src ${simulator.base}; img-src data:; base-uri 'none'`,
    )
    answer.setHeader('content-type', 'text/html')
    answer.end(
      page(
        `<h1>Shop</h1><div id="checkout-container"></div><ol id="events" aria-label="events"></ol>${order.asksFirst ? '<button id="yes">Still free</button><button id="no">Taken</button>' : ''}`,
        `<script src="/shop.js" data-href="${href.replaceAll('&', '&amp;')}" data-id="${order.id}" data-culture="${searchParams.get('culture') ?? 'nb-NO'}" defer></script>`,
      ),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    async order({ amount = 15_000, asksFirst = false } = {}) {
      const name = randomBytes(8).toString('hex')
      const body = await simulator.merchant('POST', '/psp/paymentorders', {
        paymentorder: {
          operation: 'Purchase',
          currency: 'NOK',
          amount,
          vatAmount: 0,

          description: 'Squash',
          userAgent: 'a browser',
          language: 'nb-NO',
          urls: {
            hostUrls: [origin],
            paymentUrl: `${origin}/pay/${name}`,
            completeUrl: `${origin}/done/${name}`,
            cancelUrl: `${origin}/cancelled/${name}`,
          },
          payeeInfo: {
            payeeId: '5cabf558-5283-482f-b252-4d58e06f6f3b',

            payeeReference: name,
            payeeName: 'Trivsel',
          },
        },
      })
      const { id } = (body.paymentOrder ?? body.paymentorder) as { id: string }
      orders.set(name, { id, asksFirst })
      return { name, id }
    },
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function scriptOf(simulator: PaymentSimulator, id: string): Promise<string> {
  const { operations } = await simulator.merchant('GET', id)
  const found = (operations as { rel: string; href: string }[]).find(
    ({ rel }) => rel === 'view-checkout',
  )
  return found?.href ?? ''
}

function page(content: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Shop</title>${head}</head><body><main>${content}</main></body></html>`
}

/** Runs in the browser unchanged. */
const script = `
const { href, id, culture } = document.currentScript.dataset
const note = ({ event, sourceEvent }) => {
  const line = document.createElement('li')
  line.textContent = sourceEvent ?? event
  document.querySelector('#events').append(line)
}
const loaded = document.createElement('script')
loaded.src = href
loaded.onload = () => {
  const asks = document.querySelector('#yes')
  const view = payex.hostedView.checkout({
    container: { checkout: 'checkout-container' },
    culture,
    onEventNotification: note,
    ...(asks && { onPaymentButtonPressed() {} }),
  })
  view.open()
  const answer = (confirmation) => () => view.resume({ paymentOrderId: id, confirmation })
  asks?.addEventListener('click', answer(true))
  document.querySelector('#no')?.addEventListener('click', answer(false))
}
document.head.append(loaded)
`
