import { useQuery } from '@tanstack/react-query'
import { StateTag } from '#core/associations/components/AssociationFrame.tsx'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { stateReasonTexts } from '#core/associations/names.ts'
import type { MyAssociationsSection } from '#core/associations/offers.ts'
import { ownAssociationsQuery } from '#core/associations/queries.ts'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Associations.module.css'
import { foundingQuery } from '../../found/queries.ts'
import { stageTexts } from '../../found/stage-texts.ts'
import type { OwnApplication } from '../../model/contract.ts'

type Sections = readonly MyAssociationsSection[]

/** The associations that somebody runs, what they have applied for, and what features offer below. */
export function MyAssociationsPage({ sections }: { sections: Sections }) {
  return (
    <MyPageFrame heading={m.associations_my_heading()} intro={m.associations_my_intro()}>
      <SnackbarProvider>
        <SignedIn>
          {() => (
            <LoginInPlaceProvider>
              <div className={`${styles.page} ${styles.below}`}>
                <Own />
                {sections.map(({ Section, order }) => (
                  <Section key={order} />
                ))}
              </div>
            </LoginInPlaceProvider>
          )}
        </SignedIn>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Own() {
  const own = useQuery(ownAssociationsQuery)
  const founding = useQuery(foundingQuery)
  if (!own.data || !founding.data)
    return own.isError || founding.isError ? (
      <LoadFailure
        text={m.association_load_error()}
        retry={() => Promise.all([own.refetch(), founding.refetch()])}
      />
    ) : (
      <Waiting rows={3} />
    )
  const { application } = founding.data
  const isEmpty = own.data.length === 0 && application === null
  return (
    <section aria-labelledby="own-associations" className={styles.part}>
      <h2 id="own-associations">{m.associations_run_heading()}</h2>
      {isEmpty ? (
        <EmptyState>
          <p>{m.associations_my_empty()}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {application && <ApplicationCard application={application} />}
          {own.data.map((one) => (
            <AssociationCard key={one.id} association={one} />
          ))}
        </ul>
      )}
      <p>
        <ContentLink href={pagePath('findAssociation', getLocale())}>
          {m.associations_find_link()}
        </ContentLink>
      </p>
      {application === null && (
        <p>
          <ContentLink href={pagePath('createAssociation', getLocale())}>
            {m.associations_create_link()}
          </ContentLink>
        </p>
      )}
    </section>
  )
}

function ApplicationCard({ application: { name, stage } }: { application: OwnApplication }) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          <ContentLink href={pagePath('createAssociation', getLocale())}>{name}</ContentLink>
        </h3>
        <StateTag state="new" />
      </div>
      <p>{stageTexts[stage].name()}</p>
      <p className={styles.subtle}>{stageTexts[stage].text()}</p>
    </li>
  )
}

function AssociationCard({ association }: { association: OwnAssociation }) {
  const { id, name, state, stateReason } = association
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          <ContentLink href={pagePath('association', getLocale(), { id })}>{name}</ContentLink>
        </h3>
        <StateTag state={state} />
      </div>
      {state !== 'active' && <p>{stateReasonTexts[stateReason]()}</p>}
    </li>
  )
}
