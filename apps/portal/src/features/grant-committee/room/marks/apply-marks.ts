import type { Reading, ReadingItem, ReadingList } from '../../model/contract.ts'
import { proposedBy } from './proposal-mark.ts'
import type { CommitteeMark } from './waiting-marks.ts'

/**
 * The list as the device shows it: that of the portal, with what has not been sent.
 * @param name of who made the marks
 */
export function withMarks(
  list: ReadingList,
  marks: readonly CommitteeMark[],
  name: string,
): ReadingList {
  const own = marks.filter(({ roundId }) => roundId === list.id)
  if (own.length === 0) return list
  return {
    ...list,
    items: list.items.map((item) =>
      own.reduce<ReadingItem>(
        (shown, mark) =>
          mark.kind !== 'presence' && mark.applicationId === item.id
            ? marked(shown, mark, name)
            : shown,
        item,
      ),
    ),
    members: list.members.map((member) => {
      const last = own.findLast((one) => one.kind === 'presence' && one.userId === member.userId)
      return last?.kind === 'presence' ? { ...member, isPresent: last.isPresent } : member
    }),
  }
}

type OfApplication = Exclude<CommitteeMark, { kind: 'presence' }>

function marked(item: ReadingItem, mark: OfApplication, name: string): ReadingItem {
  if (!item.takesPart) return item
  switch (mark.kind) {
    case 'points': {
      const { criterionId, points, version } = mark
      const others = item.given.filter((one) => one.criterionId !== criterionId)
      return { ...item, given: [...others, { criterionId, points, version }] }
    }
    case 'conflict': {
      // What was declared by mistake is read again from the portal: the device does not have it.
      const { id, applicant, title } = item
      return mark.isDeclared ? { takesPart: false, id, applicant, title, cause: 'declared' } : item
    }
    case 'proposal': {
      const proposed = proposedBy(mark)
      const { version, at } = mark
      // Of the version that it changes, until the portal has given it one.
      const proposal = proposed && { ...proposed, version, by: name, at, isByOutsider: false }
      return { ...item, proposal }
    }
    case 'comment':
      return item
  }
}

/** The same for one application: the caller’s comments. */
export function withComments(
  reading: Reading,
  marks: readonly CommitteeMark[],
  name: string,
): Reading {
  const comments = new Map(reading.comments.map((one) => [one.id, one]))
  for (const mark of marks) {
    if (mark.kind !== 'comment' || mark.applicationId !== reading.application.id) continue
    const { id, text, version, at } = mark
    const before = comments.get(id)
    if (text === null) comments.delete(id)
    else
      comments.set(
        id,
        before ? { ...before, text } : { id, by: name, isOwn: true, text, version, at },
      )
  }
  return { ...reading, comments: [...comments.values()] }
}
