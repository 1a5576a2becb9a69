import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { categoryName } from '../../model/category-name.ts'
import { noRightText } from '../../model/right-texts.ts'
import { daysText } from '../../model/texts.ts'
import type { StaffHealthRefund } from '../contract.ts'
import { AcceptLine } from './AcceptLine.tsx'

type Line = StaffHealthRefund['lines'][number]

/** The expenses with what counts of each. */
export function CaseLines({ refund }: { refund: StaffHealthRefund }) {
  const [changed, setChanged] = useState<Line | null>(null)
  const nameOf = (key: string) => categoryName(refund.rules.categories, key)
  return (
    <>
      <Rows label={m.health_case_lines()}>
        {refund.lines.map((line) => (
          <Row
            key={line.id}
            name={`${nameOf(line.category)}, ${formatKroner(line.amountOre)}`}
            details={<LineDetails line={line} refund={refund} />}
            action={
              refund.mayChange && (
                <Button
                  variant="tertiary"
                  data-size="sm"
                  aria-label={m.health_case_line_change_name({ name: nameOf(line.category) })}
                  onClick={() => setChanged(line)}
                >
                  {m.health_case_line_change_short()}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {changed && (
        <AcceptLine
          refund={refund}
          line={changed}
          name={nameOf(changed.category)}
          onClose={() => setChanged(null)}
        />
      )}
    </>
  )
}

function LineDetails({ line, refund }: { line: Line; refund: StaffHealthRefund }) {
  const { noRight, acceptedOre, acceptedBecause, note, files, isForeign } = line
  return (
    <>
      <p>{daysText(line)}</p>
      {note && <p>{note}</p>}
      {files.length > 0 && <p>{files.map(({ name }) => name).join(', ')}</p>}
      {isForeign && (
        <p>
          <Tag data-color="info">{m.health_case_line_foreign()}</Tag>
        </p>
      )}
      {noRight !== null && acceptedOre === null && (
        <p>{noRightText(noRight, { ...refund, days: line })}</p>
      )}
      {acceptedOre !== null && (
        <p>
          {m.health_case_line_accepted({ amount: formatKroner(acceptedOre) })} {acceptedBecause}
        </p>
      )}
    </>
  )
}
