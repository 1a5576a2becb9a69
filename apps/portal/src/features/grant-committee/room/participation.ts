import type { Member, ReadingList } from '../model/contract.ts'

export type Quorum = {
  readonly present: readonly Member[]
  readonly isEnough: boolean
}

/** Whether a meeting can decide. */
export function quorumOf({
  members,
  leastPresent,
}: Pick<ReadingList, 'members' | 'leastPresent'>): Quorum {
  const present = members.filter(({ isPresent }) => isPresent)
  return { present, isEnough: present.length >= leastPresent }
}

/** The same for one case: members who take no part in it step out. */
export function quorumOfCase(
  list: Pick<ReadingList, 'members' | 'leastPresent'>,
  out: readonly string[],
): Quorum & { readonly steppingOut: readonly Member[] } {
  const { present } = quorumOf(list)
  const taking = present.filter(({ userId }) => !out.includes(userId))
  return {
    present: taking,
    isEnough: taking.length >= list.leastPresent,
    steppingOut: list.members.filter(({ userId }) => out.includes(userId)),
  }
}
