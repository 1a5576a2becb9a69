import { describe, expect, it } from 'vitest'
import { isOff, toStates } from './read-services.server.ts'

describe('a service that is switched off', () => {
  it('takes those along that need it, and no other', () => {
    expect(isOff('courts', new Set(['sports']))).toBe(true)
    expect(isOff('onlineTraining', new Set(['sports']))).toBe(true)
    expect(isOff('sports', new Set(['courts']))).toBe(false)
    expect(isOff('eateries', new Set(['sports']))).toBe(false)
  })

  it('is closing while something there is not finished, and then off', () => {
    expect(toStates(['courts'], new Set(['courts']))).toEqual({ courts: 'closing' })
    expect(toStates(['courts'], new Set())).toEqual({ courts: 'off' })
    expect(toStates([], new Set())).toEqual({})
  })

  it('is closing while one that needs it is', () => {
    expect(toStates(['sports', 'courts'], new Set(['courts']))).toEqual({
      sports: 'closing',
      courts: 'closing',
    })
    expect(toStates(['sports', 'courts'], new Set(['sports']))).toEqual({
      sports: 'closing',
      courts: 'off',
    })
  })
})
