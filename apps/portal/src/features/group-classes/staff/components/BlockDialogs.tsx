import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { SportsMember } from '../contract.ts'
import { blockSportsMember, unblockSportsMember } from '../queries.ts'
import { BlockForm, UnblockForm } from '../staff-forms.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

type Props = { member: SportsMember; onClose: () => void }

const blockPrefix = 'block-'
const unblockPrefix = 'unblock-'

/** Blocks a member from booking. */
export function BlockDialog({ member, onClose }: Props) {
  const form = useForm({
    resolver: zodResolver(BlockForm),
    defaultValues: { reason: '', lastDay: '' },
    shouldFocusError: false,
  })
  return (
    <ChangeDialog
      heading={m.staff_member_block_heading({ name: member.name })}
      form={form}
      fields={['reason', 'lastDay']}
      fieldOf={{ BLOCK_ENDS_IN_THE_PAST: 'lastDay' }}
      idPrefix={blockPrefix}
      draftKey={`member-block:${member.id}`}
      submitText={m.staff_member_block()}
      successText={m.staff_member_block_done()}
      send={(values) => blockSportsMember(member.id, values)}
      onClose={onClose}
    >
      {(textOf) => (
        <>
          <p>{m.staff_member_block_text()}</p>
          <TextArea
            id={`${blockPrefix}reason`}
            label={m.staff_member_reason()}
            hint={m.staff_member_reason_hint()}
            error={textOf('reason')}
            {...form.register('reason')}
          />
          <TextField
            id={`${blockPrefix}lastDay`}
            label={m.staff_member_last_day()}
            hint={m.staff_member_last_day_hint()}
            type="date"
            error={textOf('lastDay')}
            {...form.register('lastDay')}
          />
        </>
      )}
    </ChangeDialog>
  )
}

/** Lifts a member's blocks. */
export function UnblockDialog({ member, onClose }: Props) {
  const form = useForm({
    resolver: zodResolver(UnblockForm),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  return (
    <ChangeDialog
      heading={m.staff_member_unblock_heading({ name: member.name })}
      form={form}
      fields={['reason']}
      idPrefix={unblockPrefix}
      draftKey={`member-unblock:${member.id}`}
      submitText={m.staff_member_unblock()}
      successText={m.staff_member_unblock_done()}
      send={(values) => unblockSportsMember(member.id, values)}
      onClose={onClose}
    >
      {(textOf) => (
        <>
          <p>{m.staff_member_unblock_text()}</p>
          <TextArea
            id={`${unblockPrefix}reason`}
            label={m.staff_member_reason()}
            error={textOf('reason')}
            {...form.register('reason')}
          />
        </>
      )}
    </ChangeDialog>
  )
}
