import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { mayWithdraw } from '#core/grants/states.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import type { OwnApplication } from '../../model/contract.ts'
import { withdrawApplication } from '../queries.ts'
import { instantText, nextText, stateNames, stateTones, timeText } from '../state-texts.ts'
import { useGrantAction } from '../use-grant-action.ts'
import { Countdown } from './Countdown.tsx'
import styles from './GrantApplications.module.css'

/** How far it has come: since when, who acts, and by when. */
export function StatusPart({ application }: { application: OwnApplication }) {
  const { state, reference, sent, firstSentAt, withdrawnAt, asked, type, round } = application
  return (
    <section className={partStyles.part} aria-labelledby="grant-status">
      <h2 id="grant-status" tabIndex={-1}>
        {m.grant_applications_status()}
      </h2>
      <div>
        <Tag data-color={stateTones[state]}>{stateNames[state]()}</Tag>
      </div>
      <p>{nextText(application)}</p>
      {(state === 'draft' || state === 'sent') && <Countdown application={application} />}
      {asked && (
        <NoticeBox tone="warning" heading={m.grant_applications_asked()}>
          <p className={styles.theirs}>{asked.comment}</p>
        </NoticeBox>
      )}
      <Facts>
        <Fact label={m.grant_type()}>{textIn(type.name)}</Fact>
        <Fact label={m.grant_applications_round()}>{textIn(round.name)}</Fact>
        <Fact label={m.grant_applications_meeting()}>{timeText(round.meetsAt)}</Fact>
        <Fact label={m.grant_reference()}>{reference}</Fact>
        <Fact label={m.grant_applications_first_sent()}>
          {firstSentAt && instantText(firstSentAt)}
        </Fact>
        <Fact label={m.grant_applications_last_sent()}>
          {sent && sent.version > 1 && instantText(sent.sentAt)}
        </Fact>
        <Fact label={stateNames.withdrawn()}>{withdrawnAt && instantText(withdrawnAt)}</Fact>
      </Facts>
      {sent && (
        <div className={partStyles.buttons}>
          <Button type="button" variant="secondary" onClick={() => window.print()}>
            {m.grant_applications_print()}
          </Button>
          {mayWithdraw(state) && <Withdraw application={application} />}
        </div>
      )}
    </section>
  )
}

function Withdraw({ application }: { application: OwnApplication }) {
  const [isOpen, setOpen] = useState(false)
  const withdrawing = useGrantAction({
    call: () => withdrawApplication(application.id),
    done: m.grant_applications_withdrawn_done,
    onDone: () => {
      setOpen(false)
      document.getElementById('grant-status')?.focus()
    },
    onError: () => setOpen(false),
  })
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        {m.grant_applications_withdraw()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.grant_applications_withdraw_heading()}
          yes={m.grant_applications_withdraw()}
          isBusy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{m.grant_applications_withdraw_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
