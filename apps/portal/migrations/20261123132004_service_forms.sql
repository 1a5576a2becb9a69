CREATE TABLE "portal"."service_form_category" (
	"form" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_form_category_form" CHECK ("portal"."service_form_category"."form" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("portal"."service_form_category"."form") <= 40)
);
--> statement-breakpoint
ALTER TABLE "portal"."staff_invitation" DROP CONSTRAINT "staff_invitation_roles";--> statement-breakpoint
ALTER TABLE "portal"."staff_member" DROP CONSTRAINT "staff_member_roles";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_category" DROP CONSTRAINT "inquiry_category_role";--> statement-breakpoint
ALTER TABLE "portal"."service_form_category" ADD CONSTRAINT "service_form_category_category_id_inquiry_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "portal"."inquiry_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."staff_invitation" ADD CONSTRAINT "staff_invitation_roles" CHECK (cardinality("portal"."staff_invitation"."roles") > 0 and "portal"."staff_invitation"."roles" <@ array['caseworker', 'payout-approver', 'sports', 'contact', 'health', 'admin']::text[]);--> statement-breakpoint
ALTER TABLE "portal"."staff_member" ADD CONSTRAINT "staff_member_roles" CHECK (cardinality("portal"."staff_member"."roles") > 0 and "portal"."staff_member"."roles" <@ array['caseworker', 'payout-approver', 'sports', 'contact', 'health', 'admin']::text[]);--> statement-breakpoint
ALTER TABLE "portal"."inquiry_category" ADD CONSTRAINT "inquiry_category_role" CHECK ("portal"."inquiry_category"."role" in ('contact', 'sports', 'caseworker', 'health'));