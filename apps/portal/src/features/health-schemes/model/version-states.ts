import type { StaffVersion } from './contract.ts'

type Dated = Pick<StaffVersion, 'startsOn' | 'revision'>

/** Versions as staff read them: which holds now, which later, and what counts no more. */
export type VersionStates<Version extends Dated> = {
  readonly current: Version | null
  readonly coming: readonly Version[]
  /** Earlier days, and revisions that were corrected. */
  readonly earlier: readonly Version[]
}

/** @param versions the latest day first, and of a day the latest revision */
export function stateVersions<Version extends Dated>(
  versions: readonly Version[],
  today: string,
): VersionStates<Version> {
  const counting = versions.filter(({ startsOn }, at) => versions[at - 1]?.startsOn !== startsOn)
  const current = counting.find(({ startsOn }) => startsOn <= today) ?? null
  const coming = counting.filter(({ startsOn }) => startsOn > today)
  return {
    current,
    coming,
    earlier: versions.filter((one) => one !== current && !coming.includes(one)),
  }
}
