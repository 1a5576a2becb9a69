import { Tag } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { reservedNote } from '../reserved-texts.ts'
import { leftAfter, type ShownRoundLeft } from '../round-left.ts'

/** What a round still has left: of the budget of each type, and of its own ceiling. */
export function RoundLeft(props: {
  left: ShownRoundLeft
  /** Of the section that it is in. */
  headingId: string
  /** What is proposed and not decided, by type in øre: the table says what would be left. */
  proposed?: ReadonlyMap<string, number>
}) {
  const { left, headingId, proposed } = props
  const after = proposed && leftAfter(left, proposed)
  const row = (
    name: string,
    { leftOre, reservedOre = 0 }: { leftOre: number; reservedOre?: number },
    allOre: number,
    afterOre: number | undefined,
  ) => ({
    name,
    value: [valueText(leftOre, allOre, afterOre), reservedNote(reservedOre)]
      .filter((text) => text !== null)
      .join('. '),
    ...((afterOre ?? leftOre) < 0 && {
      mark: (
        <>
          {' '}
          <Tag data-color="danger">{m.grant_left_exceeded()}</Tag>
        </>
      ),
    }),
  })
  return (
    <PairTable
      name={{ headingId }}
      rows={[
        ...left.types.map((type) =>
          row(textIn(type.name), type, type.budgetOre, after?.byType.get(type.typeId)),
        ),
        ...(left.ceiling
          ? [
              row(
                m.grant_left_ceiling(),
                left.ceiling,
                left.ceiling.ore,
                after?.ceilingOre ?? undefined,
              ),
            ]
          : []),
      ]}
    />
  )
}

function valueText(leftOre: number, allOre: number, afterOre: number | undefined): string {
  const text = m.grant_left_of({ left: formatKroner(leftOre), all: formatKroner(allOre) })
  return afterOre === undefined
    ? text
    : `${text}. ${m.grant_left_after({ amount: formatKroner(afterOre) })}`
}
