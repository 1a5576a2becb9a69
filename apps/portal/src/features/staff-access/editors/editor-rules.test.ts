import type { EditorRole } from '@trivsel/content-contract/editor-roles'
import { describe, expect, it } from 'vitest'
import { mayInviteThemselves, whyNotInvited, whyNotRemoved } from './editor-rules.ts'

const addressOf = (name: string) => `${name}@example.no`
const editor = (name: string, role: EditorRole, isInvited = false) => ({
  email: addressOf(name),
  role,
  linkUntil: isInvited ? '2026-11-27T12:00:00Z' : null,
})
const invited = (name: string, role: EditorRole = 'editor') => ({ email: addressOf(name), role })
const anna = editor('anna', 'admin')
const bo = editor('bo', 'publisher')
const cato = editor('cato', 'editor', true)
const all = [anna, bo, cato]

describe('an invitation to the content system', () => {
  it('goes to somebody new, and again, for any role, to somebody who has not used the link', () => {
    expect(whyNotInvited(all, invited('dina'))).toBeNull()
    expect(whyNotInvited(all, invited('cato', 'admin'))).toBeNull()
    expect(whyNotInvited(all, invited('bo'))).toBe('ALREADY_EDITOR')
  })

  it('leaves an administrator there', () => {
    const waiting = [editor('anna', 'admin', true), cato]
    expect(whyNotInvited(waiting, invited('anna', 'admin'))).toBeNull()
    expect(whyNotInvited(waiting, invited('anna', 'publisher'))).toBe('LAST_EDITOR_ADMIN')
    const two = [...waiting, editor('eva', 'admin')]
    expect(whyNotInvited(two, invited('anna', 'publisher'))).toBeNull()
  })

  it('is for oneself while there is no administrator, and for another link to the same role', () => {
    expect(mayInviteThemselves([], invited('me'))).toBe(true)
    expect(mayInviteThemselves([bo, cato], invited('me', 'admin'))).toBe(true)
    expect(mayInviteThemselves(all, invited('me'))).toBe(false)
    expect(mayInviteThemselves(all, invited('cato', 'editor'))).toBe(true)
    expect(mayInviteThemselves(all, invited('cato', 'admin'))).toBe(false)
  })
})

describe('an editor', () => {
  it('is removed unless nobody else could let others in', () => {
    expect(whyNotRemoved(all, addressOf('bo'))).toBeNull()
    expect(whyNotRemoved(all, addressOf('anna'))).toBe('LAST_EDITOR_ADMIN')
    expect(whyNotRemoved([...all, editor('eva', 'admin')], addressOf('anna'))).toBeNull()
    expect(whyNotRemoved(all, addressOf('nobody'))).toBe('EDITOR_NOT_FOUND')
  })
})
