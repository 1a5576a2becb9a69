import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import {
  changesOf,
  cutBy,
  floorBy,
  openItems,
  type Scenario,
  setSum,
} from '../../propose/scenario.ts'
import { useProposing } from '../use-proposing.ts'
import type { Room } from '../use-room.ts'
import { MoneyTable } from './MoneyTable.tsx'
import styles from './Room.module.css'
import { SumsTable } from './SumsTable.tsx'

type Reasons = { readonly refused: string; readonly reduced: string }

/** All sums of a meeting at once, and what would be if they were others. */
export function ProposalsView({ room: { list, marking, isClosed } }: { room: Room }) {
  const [scenario, setScenario] = useState<Scenario>(new Map())
  const [reasons, setReasons] = useState<Reasons>({ refused: '', reduced: '' })
  const [isAsking, setAsking] = useState(false)
  const proposing = useProposing(list.id, marking)
  const items = openItems(list.items)
  const closed = list.items.length - items.length
  const changes = changesOf(items, scenario, (kind) => reasons[kind] || null)

  function use(): void {
    setAsking(false)
    proposing.save(changes, items, () => setScenario(new Map()))
  }

  return (
    <div className={styles.area}>
      {closed > 0 && <p>{m.grant_committee_sums_without({ count: closed })}</p>}
      <MoneyTable list={list} scenario={scenario} />
      {!isClosed && (
        <section className={styles.part} aria-labelledby="grant-committee-what-if">
          <h3 id="grant-committee-what-if">{m.grant_committee_what_if()}</h3>
          <p>{m.grant_committee_what_if_text()}</p>
          <div className={`${styles.filters} ${styles.steps}`}>
            <NumberStep
              id="grant-committee-cut"
              label={m.grant_committee_cut()}
              button={m.grant_committee_cut_do()}
              onUse={(percent) => setScenario(cutBy(items, scenario, percent))}
            />
            <NumberStep
              id="grant-committee-floor"
              label={m.grant_committee_floor()}
              button={m.grant_committee_floor_do()}
              onUse={(least) => setScenario(floorBy(items, scenario, least))}
            />
            {(['reduced', 'refused'] as const).map((kind) => (
              <SelectField
                key={kind}
                id={`grant-committee-reason-${kind}`}
                label={
                  kind === 'reduced'
                    ? m.grant_committee_reason_reduced()
                    : m.grant_committee_reason_refused()
                }
                error={undefined}
                value={reasons[kind]}
                onChange={({ target }) => setReasons({ ...reasons, [kind]: target.value })}
              >
                <option value="">{m.grant_committee_reason_none()}</option>
                {list.reasons
                  .filter((reason) => reason.kind === kind)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {textIn(name)}
                    </option>
                  ))}
              </SelectField>
            ))}
          </div>
          <p role="status">
            {scenario.size > 0 && m.grant_committee_scenario_changes({ count: changes.length })}
          </p>
          <div className={styles.buttons}>
            <Button
              disabled={changes.length === 0}
              loading={proposing.isPending}
              onClick={() => setAsking(true)}
            >
              {m.grant_committee_scenario_use()}
            </Button>
            <Button
              variant="secondary"
              disabled={scenario.size === 0}
              onClick={() => setScenario(new Map())}
            >
              {m.grant_committee_scenario_drop()}
            </Button>
          </div>
          {proposing.undo && (
            <NoticeBox tone="success">
              <p>{m.grant_committee_scenario_used({ count: proposing.undo.length })}</p>
              <Button
                variant="secondary"
                loading={proposing.isPending}
                onClick={proposing.takeBack}
              >
                {m.grant_committee_scenario_undo()}
              </Button>
            </NoticeBox>
          )}
        </section>
      )}
      <SumsTable
        list={list}
        items={items}
        scenario={scenario}
        onSet={isClosed ? null : (item, ore) => setScenario(setSum(scenario, item, ore))}
      />
      {isAsking && (
        <ConfirmDialog
          heading={m.grant_committee_scenario_heading({ count: changes.length })}
          yes={m.grant_committee_scenario_use()}
          onConfirm={use}
          onClose={() => setAsking(false)}
        >
          <p>{m.grant_committee_scenario_text()}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

type StepProps = { id: string; label: string; button: string; onUse: (number: number) => void }

/** From 0 to 100. */
function NumberStep({ id, label, button, onUse }: StepProps) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  function use(): void {
    const number = Number(typed.trim().replace(',', '.'))
    const isRight = typed.trim() !== '' && number >= 0 && number <= 100
    setWrong(!isRight)
    if (isRight) onUse(number)
  }
  return (
    <TextField
      id={id}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isWrong ? m.grant_committee_percent_invalid() : undefined}
      onChange={({ target }) => setTyped(target.value)}
    >
      <Button type="button" variant="secondary" onClick={use}>
        {button}
      </Button>
    </TextField>
  )
}
