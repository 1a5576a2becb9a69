import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EditableList } from '#core/editable/EditableList.tsx'
import { useMove } from '#core/editable/use-move.ts'
import { kindergartenOfficeRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { EditDialog } from '../../components/EditDialog.tsx'
import { RowButton } from '../../components/RowButton.tsx'
import styles from '../../components/Setup.module.css'
import { SetupRemoval } from '../../components/SetupRemoval.tsx'
import { useSetupAction } from '../../components/use-setup-action.ts'
import { consentKindFields } from '../../model/fields.ts'
import { setupErrorText } from '../../model/refusal-texts.ts'
import type { ConsentKindEntry } from '../contract.ts'
import { ConsentKindEdit } from '../forms.ts'
import { consentKindsQuery, saveConsentKind } from '../queries.ts'

/** What guardians of all kindergartens are asked to consent to. */
export function ConsentsPage() {
  return (
    <StaffPage
      heading={m.kindergarten_setup_consents_heading()}
      intro={m.kindergarten_setup_consents_intro()}
      needs={kindergartenOfficeRoles}
    >
      {() => <Kinds />}
    </StaffPage>
  )
}

const seenOf = ({ id, version }: ConsentKindEntry) => ({ id, version })

function Kinds() {
  const { data, error, refetch } = useQuery(consentKindsQuery)
  if (error && !data) return <LoadFailure text={setupErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.page}>
      <Link to="/staff/kindergartens">{m.kindergarten_setup_heading()}</Link>
      <OfferedKinds kinds={data.items.filter(({ isOffered }) => isOffered)} />
      <StoppedKinds kinds={data.items.filter(({ isOffered }) => !isOffered)} />
    </div>
  )
}

function OfferedKinds({ kinds }: { kinds: readonly ConsentKindEntry[] }) {
  const [edited, setEdited] = useState<{ kind: ConsentKindEntry | null } | null>(null)
  const [stopped, setStopped] = useState<ConsentKindEntry | null>(null)
  const moving = useMove<ConsentKindEntry>({
    idOf: ({ id }) => id,
    queryKey: consentKindsQuery.queryKey,
    send: (kind, to) => saveConsentKind({ action: 'move', seen: seenOf(kind), to }),
    errorText: setupErrorText,
  })
  return (
    <>
      <EditableList
        id="kindergarten-consents"
        heading={m.kindergarten_setup_consents_offered()}
        noneText={m.kindergarten_setup_consents_none()}
        addText={m.kindergarten_setup_consent_add()}
        entries={kinds}
        describe={({ id, name, text }) => ({
          key: id,
          name: textIn(name),
          details: <p>{textIn(text)}</p>,
        })}
        more={(kind, name) => (
          <RowButton
            text={m.kindergarten_setup_consent_stop()}
            about={name}
            onPress={() => setStopped(kind)}
          />
        )}
        moving={moving}
        onAdd={() => setEdited({ kind: null })}
        onEdit={(kind) => setEdited({ kind })}
      />
      {edited && <KindDialog kind={edited.kind} onClose={() => setEdited(null)} />}
      {stopped && (
        <SetupRemoval
          heading={m.kindergarten_setup_consent_stop_heading({ name: textIn(stopped.name) })}
          yes={m.kindergarten_setup_consent_stop()}
          removedText={m.kindergarten_setup_consent_stopped()}
          remove={() => saveConsentKind({ action: 'stop', seen: seenOf(stopped) })}
          onClose={() => setStopped(null)}
        >
          <p>{m.kindergarten_setup_consent_stop_text()}</p>
        </SetupRemoval>
      )}
    </>
  )
}

function KindDialog(props: { kind: ConsentKindEntry | null; onClose: () => void }) {
  const { kind, onClose } = props
  return (
    <EditDialog
      heading={
        kind
          ? m.kindergarten_setup_edit_heading({ name: textIn(kind.name) })
          : m.kindergarten_setup_consent_add()
      }
      idPrefix="kindergarten-consent-"
      fields={consentKindFields}
      values={kind ?? {}}
      context={null}
      schema={ConsentKindEdit}
      toEdit={(form) =>
        kind ? { action: 'change', seen: seenOf(kind), form } : { action: 'add', form }
      }
      draft={{
        key: `kindergarten-consent:${kind?.id ?? 'new'}`,
        version: kind?.version ?? null,
      }}
      save={saveConsentKind}
      onClose={onClose}
    >
      {kind?.isAnswered && <p>{m.kindergarten_setup_consent_answered()}</p>}
    </EditDialog>
  )
}

/** What is no longer asked for stays for its answers, and can be offered again. */
function StoppedKinds({ kinds }: { kinds: readonly ConsentKindEntry[] }) {
  const offering = useSetupAction({
    call: (kind: ConsentKindEntry) => saveConsentKind({ action: 'offer', seen: seenOf(kind) }),
    done: m.kindergarten_setup_consent_is_offered,
  })
  if (kinds.length === 0) return null
  return (
    <details>
      <summary>{m.kindergarten_setup_consents_stopped({ count: kinds.length })}</summary>
      <Rows>
        {kinds.map((kind) => (
          <Row
            key={kind.id}
            name={textIn(kind.name)}
            details={<p>{textIn(kind.text)}</p>}
            action={
              <Button
                variant="tertiary"
                disabled={offering.isPending}
                onClick={() => offering.mutate(kind)}
              >
                {m.kindergarten_setup_consent_offer()}
                <span className="ds-sr-only"> {textIn(kind.name)}</span>
              </Button>
            }
          />
        ))}
      </Rows>
    </details>
  )
}
