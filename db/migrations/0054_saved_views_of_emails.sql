UPDATE "saved_views" SET "path" = '/admin/emails' WHERE "path" = '/admin/mail';
