import { expect, it } from 'vitest'
import { attentionReasons, paymentStates } from '#core/payments/states.ts'
import { eventText, reasonTexts } from './payment-texts.ts'

const at = '2026-11-23T12:00:00Z'

it('says every step, and everything that is asked of the provider, in words', () => {
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

it('has the provider’s own word behind, for whoever calls them', () => {
  const failed = { at, what: 'capture-failed', toState: null, detail: 'refused:carddeclined' }
  expect(eventText(failed)).toBe('Trekket gikk ikke (refused:carddeclined)')
  expect(eventText({ ...failed, what: 'never-heard-of', detail: null })).toBe('never-heard-of')
})

it('says why somebody has to look', () => {
  expect(new Set(attentionReasons.map((reason) => reasonTexts[reason]())).size).toBe(
    attentionReasons.length,
  )
})
