import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { Attachments } from '#core/files/components/Attachments.tsx'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { dayText } from '../../contacts/standing-text.ts'
import { useContactAction } from '../../contacts/use-contact-action.ts'
import styles from '../../model/components/Contacts.module.css'
import type { AssemblyView } from '../../model/contract.ts'
import { minutesAddress, withdrawAssembly } from '../queries.ts'
import { Handover } from './Handover.tsx'

type Props = { id: string; assembly: AssemblyView }

/** One assembly: its minutes, who steps down, and what is handed over. */
export function AssemblyItem({ id, assembly }: Props) {
  const { heldOn, withdrawnAt, minutes, waitingToStepDown } = assembly
  const headingId = `assembly-${assembly.id}`
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{m.association_assembly_of({ day: dayText(heldOn) })}</h2>
      <div className={styles.stack}>
        <p>
          {withdrawnAt === null
            ? m.association_assembly_registered({
                day: formatDayAndYear(new Date(assembly.registeredAt)),
              })
            : m.association_assembly_was_withdrawn({
                day: formatDayAndYear(new Date(withdrawnAt)),
              })}
        </p>
        {waitingToStepDown.length > 0 && (
          <p>{m.association_assembly_waits({ names: formatList(waitingToStepDown) })}</p>
        )}
        {minutes.length > 0 && (
          <details>
            <summary>{m.association_assembly_minutes()}</summary>
            <Attachments
              files={minutes}
              addressOf={(file) => minutesAddress(id, assembly.id, file)}
            />
          </details>
        )}
        {withdrawnAt === null && <Handover id={id} assembly={assembly} />}
        {assembly.canWithdraw && <Withdraw id={id} assembly={assembly} />}
      </div>
    </section>
  )
}

function Withdraw({ id, assembly }: Props) {
  const [isOpen, setOpen] = useState(false)
  const withdrawing = useContactAction(() => withdrawAssembly(id, assembly.id), {
    said: () => m.association_assembly_withdrawn(),
    onDone: () => setOpen(false),
  })
  return (
    <div>
      <Button variant="secondary" data-color="danger" onClick={() => setOpen(true)}>
        {m.association_assembly_withdraw()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.association_assembly_withdraw_ask()}
          yes={m.association_assembly_withdraw()}
          isBusy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{m.association_assembly_withdraw_text()}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
