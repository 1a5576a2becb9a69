import { describe, expect, it } from 'vitest'
import { isWithoutAdmin, whyNotInvited, whyNotRemoved } from './editor-rules.ts'

const editor = (name: string, role: 'editor' | 'publisher' | 'admin', isInvited = false) => ({
  email: `${name}@example.no`,
  role,
  linkUntil: isInvited ? '2026-11-27T12:00:00Z' : null,
})
const anna = editor('anna', 'admin')
const bo = editor('bo', 'publisher')
const cato = editor('cato', 'editor', true)
const all = [anna, bo, cato]

describe('an invitation to the content system', () => {
  it('goes to somebody new, and again to somebody who has not used the link', () => {
    expect(whyNotInvited(all, 'dina@example.no')).toBeNull()
    expect(whyNotInvited(all, 'cato@example.no')).toBeNull()
    expect(whyNotInvited(all, 'bo@example.no')).toBe('ALREADY_EDITOR')
  })

  it('is for oneself only while there is no admin', () => {
    expect([isWithoutAdmin([]), isWithoutAdmin([bo, cato]), isWithoutAdmin(all)]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('an editor', () => {
  it('is removed unless nobody else could let others in', () => {
    expect(whyNotRemoved(all, 'bo@example.no')).toBeNull()
    expect(whyNotRemoved(all, 'anna@example.no')).toBe('LAST_EDITOR_ADMIN')
    expect(whyNotRemoved([...all, editor('eva', 'admin')], 'anna@example.no')).toBeNull()
    expect(whyNotRemoved(all, 'nobody@example.no')).toBe('EDITOR_NOT_FOUND')
  })
})
