import { Button } from '@digdir/designsystemet-react'
import { FormProvider } from 'react-hook-form'
import type { UserDetails } from '#core/profile/contract.ts'
import type { Institution } from '#core/studies/institutions.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { useProfileForm } from '../use-profile-form.ts'
import { AboutFields, AddressFields, PhoneFields, StudyFields } from './FieldGroups.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import styles from './ProfilePage.module.css'
import { SaveProblem } from './SaveProblem.tsx'

/** The form of the profile, with what became of the last try to save it. */
export function ProfileFields(props: {
  details: UserDetails
  institutions: readonly Institution[]
}) {
  const { details, institutions } = props
  const profile = useProfileForm(details)
  const { form, outcome, submit } = profile
  const { isDirty, isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <form method="post" className={styles.form} onSubmit={submit} noValidate>
        <SaveProblem profile={profile} />
        <AboutFields />
        <div className={styles.email}>
          <p className={styles.term}>{m.profile_email()}</p>
          <p className={styles.value}>{details.email}</p>
          <p>
            <ContentLink href={pagePath('accountSecurity', getLocale())}>
              {m.profile_email_change()}
            </ContentLink>
          </p>
        </div>
        <AddressFields />
        <PhoneFields />
        <StudyFields institutions={institutions} />
        <div className={styles.save}>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? m.profile_saving() : m.profile_save()}
          </Button>
          <p role="status">{outcome?.kind === 'saved' && !isDirty && m.profile_saved()}</p>
          {isDirty && <p className={styles.hint}>{m.profile_unsaved()}</p>}
        </div>
      </form>
      <LeaveDialog isDirty={isDirty} />
    </FormProvider>
  )
}
