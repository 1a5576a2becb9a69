/** A figure about fewer people than this says something about each of them. */
export const fewestPeople = 5

/** `hidden`: it is about too few, or one that is could be worked out from it. */
export type Figure = number | 'hidden'

export const isSmall = (people: number): boolean => people > 0 && people < fewestPeople

/** @param people whom the figure is about; 0 says nothing about anybody */
export const hideSmall = (people: number, figure: number): Figure =>
  isSmall(people) ? 'hidden' : figure

/**
 * Numbers of people in parts of a whole: each person is in one. What is hidden together is at least
 * five people, and so two parts: the whole less the parts that are shown gives neither. Of a whole of
 * fewer than five nothing is shown, not even which parts are empty.
 */
export function hideSmallParts(parts: readonly number[]): Figure[] {
  if (isSmall(sum(parts))) return parts.map(() => 'hidden')
  return hideUntil(parts, (hidden) => sum(hidden) >= fewestPeople && !isCertain(hidden))
}

/** Where all are small, their sum says that each is as small, or as large, as it can be. */
const isCertain = (hidden: readonly number[]): boolean =>
  hidden.every((people) => people === 1) || hidden.every((people) => people === fewestPeople - 1)

/**
 * Numbers of people in groups, several of which a person may be in. The people of two small groups may be
 * the same few, so one of what is hidden together is not small.
 */
export const hideSmallGroups = (groups: readonly number[]): Figure[] =>
  hideUntil(groups, (hidden) => hidden.some((people) => !isSmall(people)))

/**
 * Hides what is small, and of the others the smallest, one after the other, until it is enough. Of two
 * that are equal both are hidden: which of them is shown would say what the other is.
 */
function hideUntil(
  counts: readonly number[],
  isEnough: (hidden: readonly number[]) => boolean,
): Figure[] {
  let most = fewestPeople - 1
  const isHidden = (people: number) => people > 0 && people <= most
  const larger = () => counts.filter((people) => people > most)
  while (counts.some(isHidden) && larger().length > 0 && !isEnough(counts.filter(isHidden)))
    most = Math.min(...larger())
  return counts.map((people) => (isHidden(people) ? 'hidden' : people))
}

const sum = (counts: readonly number[]): number => counts.reduce((one, other) => one + other, 0)
