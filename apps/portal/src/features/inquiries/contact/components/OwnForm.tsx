import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { ServiceFormId } from '../../model/service-forms/service-form-ids.ts'
import { serviceForms } from '../../model/service-forms/service-forms.ts'

/** A link to the separate form of a sub-category, which the contact form does not send. */
export function OwnForm({ formId }: { formId: ServiceFormId }) {
  const { page, name, isConfidential } = serviceForms[formId]
  return (
    <NoticeBox tone="info" heading={m.contact_own_form()}>
      {isConfidential && <p>{m.contact_own_form_confidential()}</p>}
      <p>
        <ContentLink href={fixedAddresses[page][getLocale()]}>{name()}</ContentLink>
      </p>
    </NoticeBox>
  )
}
