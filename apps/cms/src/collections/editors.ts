import type { CollectionConfig } from 'payload'
import { hasRole } from '../access/has-role.ts'
import { isAdmin } from '../access/is-admin.ts'
import { isAdminField } from '../access/is-admin-field.ts'
import { isAdminOrSelf } from '../access/is-admin-or-self.ts'
import { checkNewPassword } from '../accounts/check-password.ts'
import { endLinkOnChange } from '../accounts/end-link-on-change.ts'
import { forgiveLogin, guardLogin } from '../accounts/guard-login.ts'
import { linkEndpoints } from '../accounts/link-endpoints.ts'
import { removeFactorEndpoint } from '../accounts/remove-factor-endpoint.ts'
import { requireSecondFactor } from '../accounts/require-second-factor.ts'
import { environment } from '../environment.ts'
import { firstEditorIsAdmin } from '../hooks/first-editor-is-admin.ts'

const hours = 60 * 60

export const Editors: CollectionConfig = {
  slug: 'editors',
  labels: {
    singular: { nb: 'redaktør', en: 'editor' },
    plural: { nb: 'Redaktører', en: 'Editors' },
  },
  auth: {
    tokenExpiration: 8 * hours,
    // Its lock would let anybody lock an editor out; `guardLogin` counts instead.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: environment.cmsUrl.startsWith('https://') },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    group: { nb: 'Tilgang', en: 'Access' },
    hideAPIURL: true,
    hidden: ({ user }) => user?.role !== 'admin',
  },
  access: {
    admin: ({ req }) => hasRole(req.user, 'editor'),
    create: isAdmin,
    read: isAdminOrSelf,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
  },
  endpoints: [...linkEndpoints, removeFactorEndpoint],
  hooks: {
    beforeOperation: [guardLogin],
    beforeValidate: [checkNewPassword],
    beforeChange: [firstEditorIsAdmin, endLinkOnChange],
    beforeLogin: [requireSecondFactor],
    afterLogin: [forgiveLogin],
  },
  fields: [
    { name: 'name', type: 'text', required: true, label: { nb: 'Navn', en: 'Name' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: isAdminField, update: isAdminField },
      label: { nb: 'Rolle', en: 'Role' },
      options: [
        { value: 'editor', label: { nb: 'Redaktør: lagrer utkast', en: 'Editor: saves drafts' } },
        {
          value: 'publisher',
          label: { nb: 'Publiserer: lagrer og publiserer', en: 'Publisher: saves and publishes' },
        },
        {
          value: 'admin',
          label: { nb: 'Administrator: styrer også tilganger', en: 'Admin: also manages access' },
        },
      ],
    },
    {
      name: 'secondFactor',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/accounts/second-factor-field.tsx#SecondFactorField' },
      },
    },
  ],
}
