import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { stateMeanings, stateNames, stateReasonTexts } from '#core/associations/names.ts'
import type { AssociationOverview } from '#core/associations/offers.ts'
import { m } from '#messages'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Associations.module.css'
import { HistoryList } from '../../components/HistoryList.tsx'
import { textOf } from '../../components/text-of.ts'
import { overviewQuery } from '../queries.ts'
import { CloseDialog } from './CloseDialog.tsx'

type Sections = readonly AssociationOverview[]

/** The first page of one association: its state, what features offer, and what happened. */
export function AssociationPage({ id, sections }: { id: string; sections: Sections }) {
  return (
    <AssociationFrame heading={m.associations_overview_heading()} id={id} right={null}>
      {(association) => (
        <div className={styles.overview}>
          <State association={association} />
          {sections
            .filter(({ right }) => right === null || association.rights.includes(right))
            .map(({ Section, order }) => (
              <Section key={order} association={association} />
            ))}
          <Lately association={association} />
          <Closing association={association} />
        </div>
      )}
    </AssociationFrame>
  )
}

const tones = { new: 'info', active: 'success', inactive: 'warning', closed: 'info' } as const

function State({ association }: { association: OwnAssociation }) {
  const { state, stateReason, stateNote, id } = association
  const { data } = useQuery(overviewQuery(id))
  return (
    <section aria-labelledby="association-state" className={styles.part}>
      <NoticeBox tone={tones[state]}>
        <h2 id="association-state">{m.associations_state_is({ state: stateNames[state]() })}</h2>
        <p>{stateReasonTexts[stateReason]()}</p>
        {data?.mergedInto && <p>{m.associations_merged_into({ name: data.mergedInto })}</p>}
        {stateNote && <p className={styles.text}>{stateNote}</p>}
        <p>{stateMeanings[state]()}</p>
      </NoticeBox>
    </section>
  )
}

function Lately({ association: { id } }: { association: OwnAssociation }) {
  const { data, isError, refetch } = useQuery(overviewQuery(id))
  if (!data)
    return isError ? (
      <LoadFailure text={m.association_load_error()} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  return (
    <>
      <section aria-labelledby="association-facts" className={styles.part}>
        <h2 id="association-facts">{m.associations_facts()}</h2>
        <Facts>
          <Fact label={m.associations_purpose()}>{textOf(data.purpose)}</Fact>
          <Fact label={m.associations_members()}>{String(data.members)}</Fact>
        </Facts>
      </section>
      <section aria-labelledby="association-history" className={styles.part}>
        <h2 id="association-history">{m.associations_history()}</h2>
        <HistoryList history={data.history} />
      </section>
    </>
  )
}

/** For contact persons, of an association that is not closed. */
function Closing({ association }: { association: OwnAssociation }) {
  const [isAsking, setAsking] = useState(false)
  const { isContact, state } = association
  if (!isContact || state === 'closed' || state === 'new') return null
  return (
    <section aria-labelledby="association-close" className={styles.part}>
      <h2 id="association-close">{m.associations_close_heading()}</h2>
      <p>{m.associations_close_text()}</p>
      <div>
        <Button variant="secondary" data-color="danger" onClick={() => setAsking(true)}>
          {m.associations_close()}
        </Button>
      </div>
      {isAsking && <CloseDialog association={association} onClose={() => setAsking(false)} />}
    </section>
  )
}
