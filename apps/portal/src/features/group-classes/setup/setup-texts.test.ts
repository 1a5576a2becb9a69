import { expect, it } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { classSetupErrorText } from './setup-texts.ts'

it('says what uses the item that cannot be removed, and how often', () => {
  const uses = [
    { what: 'courts', count: 1 },
    { what: 'scheduleRows', count: 2 },
  ]
  // As the API answers: the code and the id of the request beside the details.
  const answer = { error: 'IN_USE', requestId: 'r', uses }
  expect(classSetupErrorText(new ApiError(409, 'IN_USE', answer))).toBe(
    'Kan ikke fjernes, for dette bruker det: 1 bane og 2 linjer i timeplanen.',
  )
})
