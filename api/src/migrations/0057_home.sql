-- When the person hid their first steps on the page /home.
alter table users add column home_steps_hidden_at timestamptz;
