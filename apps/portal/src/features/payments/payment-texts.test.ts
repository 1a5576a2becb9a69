import { expect, it } from 'vitest'
import { attentionReasons, paymentStates } from '#core/payments/states.ts'
import { eventText, reasonTexts } from './payment-texts.ts'

const at = '2026-11-23T12:00:00Z'

it('has a text for every state and every provider operation', () => {
  const steps = paymentStates.map((toState) =>
    eventText({ at, what: 'step', toState, detail: null }),
  )
  expect(new Set(steps).size).toBe(paymentStates.length)
  for (const kind of ['capture', 'cancel', 'reversal'])
    for (const how of ['sent', 'failed', 'done']) {
      const what = `${kind}-${how}`
      expect(eventText({ at, what, toState: null, detail: null })).not.toBe(what)
    }
})

it('adds the provider’s own code in brackets', () => {
  const failed = { at, what: 'capture-failed', toState: null, detail: 'refused:carddeclined' }
  expect(eventText(failed)).toBe('Trekket gikk ikke (refused:carddeclined)')
  expect(eventText({ ...failed, what: 'unknown-event', detail: null })).toBe('unknown-event')
})

it('has a text for every reason for attention', () => {
  expect(new Set(attentionReasons.map((reason) => reasonTexts[reason]())).size).toBe(
    attentionReasons.length,
  )
})
