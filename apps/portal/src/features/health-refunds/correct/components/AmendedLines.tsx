import type { UseFormRegisterReturn } from 'react-hook-form'
import { PrintableNote } from '#core/documents/components/PrintableNote.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { StaffHealthRefund } from '../../decide/contract.ts'
import { countedOre } from '../../model/accepted-lines.ts'
import { lineName } from '../line-name.ts'
import type { LineField } from '../register-line.ts'
import { isChanged, type TypedLine } from '../typed-amendment.ts'
import styles from './AmendedLines.module.css'

type Props = {
  refund: Pick<StaffHealthRefund, 'lines' | 'rules'>
  idPrefix: string
  typed: readonly TypedLine[]
  register: (field: LineField) => UseFormRegisterReturn
  textOf: (field: string) => string | undefined
}

/** What counts of each expense; where that is another amount than now, it needs a reason. */
export function AmendedLines({ refund, idPrefix, typed, register, textOf }: Props) {
  return refund.lines.map((line, at) => {
    const accepted = `lines.${at}.accepted` as const
    const because = `lines.${at}.because` as const
    return (
      <fieldset key={line.id} className={styles.line}>
        <legend>{lineName(refund, line)}</legend>
        <TextField
          id={idPrefix + accepted}
          label={m.health_case_accepted()}
          hint={m.health_after_line_counts({
            spent: formatKroner(line.amountOre),
            counted: formatKroner(countedOre(line)),
          })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={textOf(accepted)}
          {...register(accepted)}
        />
        {isChanged(typed[at], line) && (
          <>
            <TextArea
              id={idPrefix + because}
              label={m.health_case_because()}
              hint={m.health_case_because_hint()}
              error={textOf(because)}
              {...register(because)}
            />
            <PrintableNote texts={[typed[at]?.because ?? '']} />
          </>
        )}
      </fieldset>
    )
  })
}
