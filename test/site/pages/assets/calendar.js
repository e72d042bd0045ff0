// Everything of this page is rendered here: it has defects that no one finds in its HTML.
const place = document.querySelector('#calendar-place');
const response = await fetch('/assets/dates.json');
const { dates } = await response.json();

const list = document.createElement('div');
list.id = 'dates';
list.className = 'dates';
list.setAttribute('role', 'datepicker');
for (const { date, trip, places } of dates) {
  const entry = document.createElement('div');
  const day = document.createElement('strong');
  day.textContent = date;
  const text = document.createElement('p');
  text.textContent = `${trip}, ${places} free`;
  entry.append(day, text);
  list.append(entry);
}

const picture = document.createElement('img');
picture.id = 'weather-picture';
picture.src = '/assets/pictures/coast.jpg';
picture.width = 640;
picture.height = 400;

const further = document.createElement('p');
const link = document.createElement('a');
link.className = 'button';
link.href = '/booking/times';
link.textContent = 'Choose a time of day';
further.append(link);

place.replaceChildren(list, picture, further);
