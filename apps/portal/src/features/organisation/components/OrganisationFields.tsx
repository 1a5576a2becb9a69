import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { replaceInDocument } from '#platform/organisation/current-organisation.ts'
import type { Pictures } from '#platform/organisation/organisation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { OrganisationForm } from '../contract.ts'
import { organisationFields } from '../organisation-fields.ts'
import { organisationErrorText, organisationFieldText } from '../organisation-texts.ts'
import { saveOrganisation, settingsQuery } from '../queries.ts'
import { useTypedTheme } from '../use-typed-theme.ts'
import { ColourPreview } from './ColourPreview.tsx'
import { LookPreview } from './LookPreview.tsx'

/** What is being written stays when somebody else saves meanwhile. */
export function OrganisationFields({
  saved,
  pictures,
  shown,
}: {
  saved: OrganisationForm | null
  pictures: Pictures
  /** With those that are chosen and not uploaded yet. */
  shown: Pictures
}) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const version = saved?.version ?? 0
  const form = useEditableForm(organisationFields, {
    idPrefix: 'organisation-',
    values: saved ?? {},
    schema: OrganisationForm,
    toEdit: (values) => ({ ...values, version }),
    draft: { key: 'organisation', version },
    errorText: organisationErrorText,
    codeText: organisationFieldText,
    send: async (organisation, draft, show) => {
      try {
        const { theme } = await whileLoggedIn(() => saveOrganisation(organisation))
        draft.forget()
        const { version: _, brandColour, attentionColour, sportsColour, ...rest } = organisation
        const colours = { brand: brandColour, attention: attentionColour, sports: sportsColour }
        replaceInDocument({ ...rest, colours, theme, pictures })
        await router.invalidate()
        show(organisation)
        showMessage(m.organisation_saved(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
      }
    },
  })
  const typed = (name: string) =>
    form.inputs
      .find(({ input }) => input.name === name)
      ?.typed()
      .trim() ?? ''
  const theme = useTypedTheme({
    brand: typed('brandColour'),
    attention: typed('attentionColour'),
    sports: typed('sportsColour'),
  })
  return (
    <EditableForm
      form={form}
      context={null}
      headings={{
        name: m.organisation_name_heading(),
        visitingAddress: m.organisation_contact_heading(),
        mailSignature: m.organisation_mail_heading(),
        brandColour: m.organisation_colours_heading(),
      }}
    >
      <ColourPreview theme={theme} />
      <LookPreview name={typed(`name-${getLocale()}`)} theme={theme} pictures={shown} />
    </EditableForm>
  )
}
