CREATE SEQUENCE "portal"."deposit_customer_serial" INCREMENT BY 1 MINVALUE 0 MAXVALUE 999999 START WITH 0 CACHE 1;--> statement-breakpoint
CREATE TABLE "portal"."deposit_account" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"customer_number" text NOT NULL,
	"invoice_number" integer NOT NULL,
	"invoiced_on" date NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "deposit_account_customer_number" UNIQUE("customer_number"),
	CONSTRAINT "deposit_account_invoice_number" UNIQUE("invoice_number"),
	CONSTRAINT "deposit_account_due" CHECK ("portal"."deposit_account"."due_on" >= "portal"."deposit_account"."invoiced_on")
);
--> statement-breakpoint
ALTER TABLE "portal"."deposit_account" ADD CONSTRAINT "deposit_account_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE cascade ON UPDATE no action;