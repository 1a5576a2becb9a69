import { type APIResponse, expect, type Page } from '@playwright/test'
import type { Locale } from '@trivsel/content-contract/locales'
import { cmsUrl } from './addresses.ts'

/** What a browser in the admin says of itself: without it a cookie counts for nothing. */
const ownAdmin = { origin: cmsUrl }

/** The real admin of the content system, driven as an editor does. */
export class Admin {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(20_000)
  }

  async logIn(email: string): Promise<void> {
    await this.page.goto(`${cmsUrl}/admin/login`)
    await this.page.locator('input[name="email"]').fill(email)
    await this.page.locator('input[name="password"]').fill('trivsel-demo')
    await this.page.locator('form button[type="submit"]').click()
    await this.page.waitForURL(/\/admin\/?$/)
  }

  async startNew(collection: string): Promise<void> {
    await this.page.goto(`${cmsUrl}/admin/collections/${collection}/create?locale=no`)
  }

  async open(collection: string, id: number, locale: Locale = 'no'): Promise<void> {
    await this.page.goto(`${cmsUrl}/admin/collections/${collection}/${id}?locale=${locale}`)
    await expect(this.page.locator('#action-save, #action-save-draft').first()).toBeVisible()
  }

  async fill(field: string, value: string): Promise<void> {
    await this.page.locator(`[name="${field}"]`).first().fill(value)
  }

  /** @returns id of the new item */
  async saveFirstDraft(): Promise<number> {
    await this.page.locator('#action-save-draft').click()
    await this.page.waitForURL(/\/collections\/[\w-]+\/\d+/)
    return Number(/\/(\d+)(?:\?|$)/.exec(this.page.url())?.[1])
  }

  async publish(): Promise<void> {
    await this.#saving(() => this.page.locator('#action-save').click())
  }

  async takeDown(): Promise<void> {
    await this.page.locator('.doc-controls__popup button').first().click()
    await this.page.locator('#action-unpublish').click()
    await this.#saving(() =>
      this.page
        .getByRole('button', { name: /^(bekreft|confirm)$/i })
        .last()
        .click(),
    )
  }

  /** Opens the draft on the site, in a page of its own. */
  async preview(): Promise<Page> {
    const opened = this.page.context().waitForEvent('page')
    await this.page.locator('#preview-button').click()
    return opened
  }

  /** Removes what a test has made, whatever state it is in. */
  async delete(collection: string, id: number): Promise<APIResponse> {
    return this.page.request.delete(`${cmsUrl}/api/${collection}/${id}`, { headers: ownAdmin })
  }

  /** Saves a draft without the form. @returns its id */
  async addDraft(collection: string, data: object): Promise<number> {
    const address = `${cmsUrl}/api/${collection}?draft=true&locale=no`
    const answer = await this.page.request.post(address, { data, headers: ownAdmin })
    const { doc }: { doc: { id: number } } = await answer.json()
    return doc.id
  }

  /** Puts a PDF on a page, in a draft of it. @returns its name and the id to delete it by */
  async attachPdf(collection: string, page: number): Promise<{ id: number; filename: string }> {
    const { request } = this.page
    const buffer = Buffer.from(
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\n%%EOF\n',
    )
    const uploaded = await request.post(`${cmsUrl}/api/attachments`, {
      headers: ownAdmin,
      multipart: {
        _payload: JSON.stringify({ title: 'Vedlegg' }),
        file: { name: `vedlegg-${Date.now()}.pdf`, mimeType: 'application/pdf', buffer },
      },
    })
    expect(uploaded.ok(), await uploaded.text()).toBe(true)
    const { doc }: { doc: { id: number; filename: string } } = await uploaded.json()
    const internalReference = { relationTo: 'attachments', value: doc.id }
    const navBlocks = [{ title: 'Vedlegg', link: { kind: 'internal', internalReference } }]
    const saved = await request.patch(`${cmsUrl}/api/${collection}/${page}?draft=true&locale=no`, {
      headers: ownAdmin,
      data: { navBlocks },
    })
    expect(saved.ok(), await saved.text()).toBe(true)
    return doc
  }

  async #saving(press: () => Promise<void>): Promise<void> {
    const saved = this.page.waitForResponse(
      (response) =>
        /^(PATCH|POST)$/.test(response.request().method()) &&
        /\/api\//.test(response.url()) &&
        response.ok(),
    )
    await press()
    await saved
  }
}
