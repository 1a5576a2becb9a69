import { hash, randomFrom } from '../random.ts'

/** Details that the provider’s documentation tells integrators not to rely on; they vary here. */
export type OrderShape = {
  /** The addresses of operations. An order keeps its own form; other forms are not found. */
  hrefs: 'resource' | 'transactions' | 'opaque'
  script: 'checkout-client' | 'payment-core' | 'checkout-core'
  /** Whether the list of transactions is empty for a second after the authorisation. */
  isListLate: boolean
}

export type AnswerShape = {
  key: 'paymentOrder' | 'paymentorder'
  hasUnknown: boolean
  /** Null: in the order of the documentation. */
  order: (() => number) | null
}

const hrefs = ['resource', 'transactions', 'opaque'] as const
const scripts = ['checkout-client', 'payment-core', 'checkout-core'] as const

/** As documented. */
export const documentedOrder: OrderShape = {
  hrefs: 'resource',
  script: 'checkout-client',
  isListLate: false,
}
export const documentedAnswer: AnswerShape = { key: 'paymentOrder', hasUnknown: false, order: null }

/** Depends only on the seed and the order. */
export function shapeOfOrder(seed: string, guid: string): OrderShape {
  const drawn = hash(`${seed} ${guid}`)
  return {
    hrefs: hrefs[drawn % 3] ?? 'resource',
    script: scripts[Math.floor(drawn / 3) % 3] ?? 'checkout-client',
    isListLate: Math.floor(drawn / 9) % 2 === 1,
  }
}

export function shapeOfAnswer(seed: string, answer: number): AnswerShape {
  const random = randomFrom(`${seed} answer ${answer}`)
  return {
    key: random() < 0.5 ? 'paymentOrder' : 'paymentorder',
    hasUnknown: random() < 0.5,
    order: random,
  }
}
