import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { StaffHealthRefund } from '../../decide/contract.ts'
import { countedOre } from '../../model/accepted-lines.ts'
import { dayOfInstant, dayText } from '../../model/texts.ts'
import type { CorrectionView } from '../contract.ts'
import { correctionErrorText } from '../correction-texts.ts'
import { lineName } from '../line-name.ts'
import { afterChanges, confirm, drop } from '../queries.ts'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'
import { WrittenText } from './WrittenText.tsx'

type Props = {
  refund: Pick<StaffHealthRefund, 'id' | 'lines' | 'rules'>
  correction: CorrectionView
}

/** A correction that waits for a second person. */
export function CorrectionPart({ refund, correction }: Props) {
  const { by, at, beforeOre, grantedOre, words, payBackBy, isOwn } = correction
  return (
    <section className={partStyles.part} aria-labelledby="health-correction">
      <h2 id="health-correction">{m.health_after_correction()}</h2>
      <Facts>
        <Fact label={m.health_after_proposed_by()}>
          {m.health_after_by({ name: by ?? m.health_after_former(), day: dayOfInstant(at) })}
        </Fact>
        <Fact label={m.health_after_was_wrong()}>
          <WrittenText text={words} />
        </Fact>
        <Fact label={m.health_after_pay_back_by()}>{payBackBy && dayText(payBackBy)}</Fact>
      </Facts>
      <BeforeAndAfter beforeOre={beforeOre} afterOre={grantedOre} />
      <ChangedLines refund={refund} correction={correction} />
      {isOwn && <p>{m.health_after_correction_own()}</p>}
      <Steps caseId={refund.id} correction={correction} />
    </section>
  )
}

function ChangedLines({ refund, correction }: Props) {
  const changed = correction.lines.flatMap((amended) => {
    const line = refund.lines.find(({ id }) => id === amended.id)
    return line ? [{ line, amended }] : []
  })
  if (changed.length === 0) return null
  return (
    <Rows label={m.health_after_changed_lines()}>
      {changed.map(({ line, amended }) => (
        <Row
          key={line.id}
          name={lineName(refund, line)}
          details={
            <>
              <p>
                {m.health_after_line_change({
                  before: formatKroner(countedOre(line)),
                  after: formatKroner(countedOre({ ...line, acceptedOre: amended.acceptedOre })),
                })}
              </p>
              {amended.because && <p>{amended.because}</p>}
            </>
          }
        />
      ))}
    </Rows>
  )
}

function Steps({ caseId, correction }: { caseId: string; correction: CorrectionView }) {
  const { id, grantedOre, payBackBy, isOwn } = correction
  return (
    <div className={partStyles.buttons}>
      {!isOwn && (
        <AskFirst
          errorText={correctionErrorText}
          name={m.health_after_confirm()}
          heading={m.health_after_confirm_heading()}
          call={() => confirm(caseId, id)}
          changes={afterChanges}
          done={() => m.health_after_confirmed()}
        >
          <p>{m.health_after_confirm_text({ amount: formatKroner(grantedOre) })}</p>
          {payBackBy && <p>{m.health_after_confirm_back({ day: dayText(payBackBy) })}</p>}
        </AskFirst>
      )}
      <AskFirst
        errorText={correctionErrorText}
        name={m.health_after_drop()}
        heading={m.health_after_drop_heading()}
        variant="secondary"
        call={() => drop(caseId, id)}
        changes={afterChanges}
        done={() => m.health_after_dropped()}
      >
        <p>{m.health_after_drop_text()}</p>
      </AskFirst>
    </div>
  )
}
