import { hash, randomFrom } from '../random.ts'

/** What integrators are told not to rely on, and what therefore differs here. */
export type OrderShape = {
  /** Where captures and the like are posted. One order keeps its own; others are not found. */
  hrefs: 'resource' | 'transactions' | 'opaque'
  script: 'checkout-client' | 'payment-core' | 'checkout-core'
  /** Whether the list of transactions is empty for a second after the authorisation. */
  isListLate: boolean
}

export type AnswerShape = {
  key: 'paymentOrder' | 'paymentorder'
  hasUnknown: boolean
  /** Null: as the documentation lists them. */
  order: (() => number) | null
}

const hrefs = ['resource', 'transactions', 'opaque'] as const
const scripts = ['checkout-client', 'payment-core', 'checkout-core'] as const

/** As the documentation has it. */
export const documentedOrder: OrderShape = {
  hrefs: 'resource',
  script: 'checkout-client',
  isListLate: false,
}
export const documentedAnswer: AnswerShape = { key: 'paymentOrder', hasUnknown: false, order: null }

/** The same for an order as long as the seed is the same. */
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
