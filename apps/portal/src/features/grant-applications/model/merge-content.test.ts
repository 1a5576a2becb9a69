import { describe, expect, test } from 'vitest'
import { emptyContent } from '#core/grants/content.ts'
import {
  chooseField,
  type LocalDraft,
  localDraft,
  mergeContent,
  type SomeContent,
  takeSaved,
  unsavedFields,
} from './merge-content.ts'

const typed = (draft: LocalDraft, values: SomeContent): LocalDraft => ({
  ...draft,
  content: { ...draft.content, ...values } as LocalDraft['content'],
})

describe('on the server', () => {
  const current = { ...emptyContent, title: 'Kari skrev dette' }

  test('takes fields that nobody else has changed', () => {
    const merged = mergeContent(current, { before: { place: '' }, after: { place: 'Kantina' } })
    expect(merged.content).toEqual({ ...current, place: 'Kantina' })
    expect(merged.changed).toEqual(['place'])
  })

  test('never writes over what somebody else has changed, and takes the rest', () => {
    const merged = mergeContent(current, {
      before: { title: '', place: '' },
      after: { title: 'Ola skrev dette', place: 'Kantina' },
    })
    expect(merged.content).toEqual({ ...current, place: 'Kantina' })
    expect(merged.refused).toEqual(['title'])
  })

  test('two who want the same do not disagree, and a call that comes twice changes once', () => {
    const changes = { before: { title: '' }, after: { title: 'Kari skrev dette' } }
    expect(mergeContent(current, changes)).toEqual({ content: current, changed: [], refused: [] })
  })

  test('lines of a budget are one field', () => {
    const costs = [{ text: 'Leie', amountOre: 100 }]
    const merged = mergeContent(
      { ...current, costs },
      { before: { costs: [] }, after: { costs: [{ text: 'Mat', amountOre: 100 }] } },
    )
    expect(merged.refused).toEqual(['costs'])
  })
})

describe('in the page', () => {
  const begun = localDraft(emptyContent)

  test('follows what others write in fields that are not typed', () => {
    const mine = typed(begun, { title: 'Min' })
    const taken = takeSaved(mine, { ...emptyContent, place: 'Kantina' })
    expect(taken.content).toEqual({ ...emptyContent, title: 'Min', place: 'Kantina' })
    expect(unsavedFields(taken)).toEqual(['title'])
    expect(taken.conflicts).toEqual({})
  })

  test('keeps both texts of one field, and saves neither until one is chosen', () => {
    const taken = takeSaved(typed(begun, { title: 'Min' }), { ...emptyContent, title: 'Din' })
    expect(taken.content.title).toBe('Min')
    expect(taken.conflicts).toEqual({ title: 'Din' })
    expect(unsavedFields(taken)).toEqual([])
    // Asked once more, it is still so.
    expect(takeSaved(taken, { ...emptyContent, title: 'Din' })).toEqual(taken)

    const mine = chooseField(taken, 'title', 'mine')
    expect(unsavedFields(mine)).toEqual(['title'])
    // The server compares with what it has: mine is written over it now.
    expect(mine.saved.title).toBe('Din')
    const theirs = chooseField(taken, 'title', 'theirs')
    expect([theirs.content.title, unsavedFields(theirs)]).toEqual(['Din', []])
  })

  test('does not disagree with itself when it was typed on while it was saved', () => {
    const taken = takeSaved(
      typed(begun, { title: 'Min tit' }),
      { ...emptyContent, title: 'Min' },
      { sent: { title: 'Min' } },
    )
    expect(taken.conflicts).toEqual({})
    expect(taken.content.title).toBe('Min tit')
    expect(unsavedFields(taken)).toEqual(['title'])
  })

  test('does not save again for a space that is being typed', () => {
    const taken = takeSaved(
      typed(begun, { title: 'Min ' }),
      { ...emptyContent, title: 'Min' },
      { sent: { title: 'Min ' } },
    )
    expect([taken.content.title, unsavedFields(taken)]).toEqual(['Min ', []])
  })

  test('asks also where half an amount is typed, which is no value as yet', () => {
    const taken = takeSaved(
      begun,
      { ...emptyContent, requestedOre: 100 },
      { held: ['requestedOre'] },
    )
    expect(taken.conflicts).toEqual({ requestedOre: 100 })
    expect(taken.content.requestedOre).toBeNull()
  })
})
